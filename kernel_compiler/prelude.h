/* Python's stable ABI, as far as it is used here. Declared by hand so that no Python.h is needed;
   these declarations hold for Python 3.11 and every later version. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef _WIN32
#define EXPORTED __declspec(dllexport)
#define IMPORTED __declspec(dllimport)
#else
#define EXPORTED __attribute__((visibility("default")))
#define IMPORTED
#endif

typedef intptr_t Py_ssize_t;
typedef struct PyObject { Py_ssize_t ob_refcnt; void *ob_type; } PyObject;
typedef struct {
    void *buf;
    PyObject *obj;
    Py_ssize_t len;
    Py_ssize_t itemsize;
    int readonly;
    int ndim;
    char *format;
    Py_ssize_t *shape;
    Py_ssize_t *strides;
    Py_ssize_t *suboffsets;
    void *internal;
} Py_buffer;
typedef struct { const char *name; void *method; int flags; const char *doc; } PyMethodDef;
typedef struct {
    PyObject base;
    PyObject *(*init)(void);
    Py_ssize_t index;
    PyObject *copy;
    const char *name;
    const char *doc;
    Py_ssize_t size;
    PyMethodDef *methods;
    void *slots;
    void *traverse;
    void *clear;
    void *free;
} PyModuleDef;

#define METH_FASTCALL 0x0080
#define BUFFER_FLAGS 0x003C /* PyBUF_FORMAT | PyBUF_C_CONTIGUOUS */
#define PYTHON_ABI_VERSION 3

IMPORTED extern PyObject _Py_NoneStruct;
IMPORTED extern PyObject *PyExc_TypeError;
IMPORTED int PyObject_GetBuffer(PyObject *, Py_buffer *, int);
IMPORTED void PyBuffer_Release(Py_buffer *);
IMPORTED long long PyLong_AsLongLong(PyObject *);
IMPORTED unsigned long long PyLong_AsUnsignedLongLong(PyObject *);
IMPORTED PyObject *PyNumber_Index(PyObject *);
IMPORTED PyObject *PyLong_FromLongLong(long long);
IMPORTED PyObject *PyLong_FromUnsignedLongLong(unsigned long long);
IMPORTED double PyFloat_AsDouble(PyObject *);
IMPORTED PyObject *PyFloat_FromDouble(double);
IMPORTED PyObject *PyBool_FromLong(long);
IMPORTED PyObject *PyErr_Occurred(void);
IMPORTED PyObject *PyErr_Format(PyObject *, const char *, ...);
IMPORTED void Py_IncRef(PyObject *);
IMPORTED void Py_DecRef(PyObject *);
IMPORTED void *PyEval_SaveThread(void);
IMPORTED void PyEval_RestoreThread(void *);
IMPORTED PyObject *PyModule_Create2(PyModuleDef *, int);
IMPORTED int PyModule_AddStringConstant(PyObject *, const char *, const char *);
IMPORTED int PyModule_AddIntConstant(PyObject *, const char *, long);

/* Arithmetic as in Python: division rounds down. Division by -1 is written as a negation, because
   INT64_MIN / -1 overflows and would crash the process on some processors. */
static inline int64_t floor_div(int64_t a, int64_t b) {
    if (b == -1) return -a;
    int64_t quotient = a / b;
    return quotient - ((a % b != 0) & ((a < 0) != (b < 0)));
}
static inline int64_t floor_mod(int64_t a, int64_t b) {
    if (b == -1) return 0;
    int64_t rest = a % b;
    return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;
}
static inline int64_t absolute(int64_t a) { return a < 0 ? -a : a; }
static inline int64_t min_int(int64_t a, int64_t b) { return b < a ? b : a; }
static inline int64_t max_int(int64_t a, int64_t b) { return b > a ? b : a; }
static inline uint64_t min_uint(uint64_t a, uint64_t b) { return b < a ? b : a; }
static inline uint64_t max_uint(uint64_t a, uint64_t b) { return b > a ? b : a; }
static inline double min_float(double a, double b) { return b < a ? b : a; }
static inline double max_float(double a, double b) { return b > a ? b : a; }

/* A checked build aborts the process at an invalid number: indices, the count of a copy, shifts,
   divisors, and numbers that are too large for an element or an integer. */
#ifdef CHECKED
static void expect(int is_valid, const char *where, const char *what, int64_t value, int64_t limit) {
    if (is_valid) return;
    fprintf(stderr, "%s: %s: %lld, limit %lld\n", where, what, (long long)value, (long long)limit);
    abort();
}
static inline int64_t checked_index(int64_t index, int64_t size, const char *where) {
    expect(index >= 0 && index < size, where, "wrong index", index, size);
    return index;
}
static inline int64_t checked_shift(int64_t count, const char *where) {
    expect(count >= 0 && count < 64, where, "wrong shift", count, 64);
    return count;
}
static inline int64_t checked_fit(int64_t value, int bits, const char *where) {
    int64_t most = INT64_C(1) << (bits - 1);
    expect(value >= -most && value < most, where, "does not fit", value, most);
    return value;
}
static inline int64_t checked_divisor(int64_t value, const char *where) {
    expect(value != 0, where, "division by zero", 0, 0);
    return value;
}
static inline double checked_float_divisor(double value, const char *where) {
    expect(value != 0, where, "division by zero", 0, 0);
    return value;
}
static inline double checked_whole(double value, const char *where) {
    expect(value > -9.2e18 && value < 9.2e18, where, "not a whole number of 64 bits", 0, 0);
    return value;
}
#define AT(index, size, where) checked_index(index, size, where)
#define ROOM(count, size, where) expect((count) <= (size), where, "wrong count", count, size)
#define SHIFT(count, where) checked_shift(count, where)
#define FITS(value, bits, where) checked_fit(value, bits, where)
#define NOT_ZERO(value, where) checked_divisor(value, where)
#define NOT_ZERO_FLOAT(value, where) checked_float_divisor(value, where)
#define WHOLE(value, where) checked_whole(value, where)
#define IS_CHECKED 1
#else
#define AT(index, size, where) (index)
#define ROOM(count, size, where) ((void)0)
#define SHIFT(count, where) ((count) & 63) /* costs nothing: processors do the same */
#define FITS(value, bits, where) (value)
#define NOT_ZERO(value, where) (value)
#define NOT_ZERO_FLOAT(value, where) (value)
#define WHOLE(value, where) (value)
#define IS_CHECKED 0
#endif

static inline int has_count(const char *kernel, Py_ssize_t count, Py_ssize_t wanted) {
    if (count == wanted) return 1;
    PyErr_Format(PyExc_TypeError, "%s needs %zd arguments, got %zd", kernel, wanted, count);
    return 0;
}

static inline PyObject *none(void) {
    Py_IncRef(&_Py_NoneStruct);
    return &_Py_NoneStruct;
}

static int is_format(const char *format, char kind) {
    const char *codes = kind == 'i' ? "bhilqn?" : kind == 'u' ? "BHILQN" : "fd";
    while (*format == '@' || *format == '=' || *format == '<') format++;
    return *format != 0 && strchr(codes, *format) != NULL && format[1] == 0;
}

static int refuse(const char *kernel, const char *name, const char *wanted) {
    PyErr_Format(PyExc_TypeError, "%s: %s must be %s", kernel, name, wanted);
    return 0;
}

static inline int take_int(PyObject *object, int64_t *value, const char *kernel, const char *name) {
    *value = PyLong_AsLongLong(object);
    if (*value != -1 || PyErr_Occurred() == NULL) return 1;
    return refuse(kernel, name, "a 64-bit integer");
}
static inline int take_bool(PyObject *object, int *value, const char *kernel, const char *name) {
    int64_t number;
    if (!take_int(object, &number, kernel, name)) return 0;
    *value = number != 0;
    return 1;
}
static inline int take_uint(PyObject *object, uint64_t *value, const char *kernel, const char *name) {
    PyObject *number = PyNumber_Index(object);
    if (number != NULL) {
        *value = PyLong_AsUnsignedLongLong(number);
        Py_DecRef(number);
    }
    if (PyErr_Occurred() == NULL) return 1;
    return refuse(kernel, name, "an unsigned 64-bit integer");
}
static inline int take_float(PyObject *object, double *value, const char *kernel, const char *name) {
    *value = PyFloat_AsDouble(object);
    if (*value != -1 || PyErr_Occurred() == NULL) return 1;
    return refuse(kernel, name, "a number");
}

/* Borrow the memory of an array; the caller releases the view. */
static int take_array(PyObject *array, Py_buffer *view, char kind, int size, int dimensions,
                      int writes, const char *kernel, const char *name) {
    if (PyObject_GetBuffer(array, view, BUFFER_FLAGS) != 0)
        return refuse(kernel, name, "a contiguous array");
    int aligned = (uintptr_t)view->buf % size == 0 || view->len == 0;
    if (view->ndim == dimensions && view->itemsize == size && view->format != NULL &&
        is_format(view->format, kind) && aligned && !(writes && view->readonly))
        return 1;
    PyErr_Format(PyExc_TypeError,
                 "%s: %s must be %s array of %d-bit %s with %d dimensions; this one has the format "
                 "%s and %d dimensions%s%s",
                 kernel, name, writes ? "a writable" : "an", size * 8,
                 kind == 'f' ? "floating point numbers" : kind == 'u' ? "unsigned integers" : "integers",
                 dimensions, view->format != NULL ? view->format : "B", view->ndim,
                 view->readonly ? ", and is read-only" : "", aligned ? "" : ", and is not aligned");
    PyBuffer_Release(view);
    return 0;
}

static PyModuleDef module_definition;

static PyObject *new_module(PyMethodDef *methods, const char *sources) {
    module_definition.base.ob_refcnt = 1;
    module_definition.name = "_kernels";
    module_definition.doc = "The kernels of monkeypalace, compiled.";
    module_definition.size = -1;
    module_definition.methods = methods;
    PyObject *module = PyModule_Create2(&module_definition, PYTHON_ABI_VERSION);
    if (module == NULL || PyModule_AddStringConstant(module, "SOURCES", sources) != 0 ||
        PyModule_AddIntConstant(module, "CHECKED", IS_CHECKED) != 0)
        return NULL;
    return module;
}
