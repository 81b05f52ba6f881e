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
IMPORTED PyObject *PyLong_FromLongLong(long long);
IMPORTED PyObject *PyLong_FromUnsignedLongLong(unsigned long long);
IMPORTED double PyFloat_AsDouble(PyObject *);
IMPORTED PyObject *PyFloat_FromDouble(double);
IMPORTED PyObject *PyBool_FromLong(long);
IMPORTED PyObject *PyErr_Occurred(void);
IMPORTED PyObject *PyErr_Format(PyObject *, const char *, ...);
IMPORTED void Py_IncRef(PyObject *);
IMPORTED void *PyEval_SaveThread(void);
IMPORTED void PyEval_RestoreThread(void *);
IMPORTED PyObject *PyModule_Create2(PyModuleDef *, int);
IMPORTED int PyModule_AddStringConstant(PyObject *, const char *, const char *);
IMPORTED int PyModule_AddIntConstant(PyObject *, const char *, long);

/* Arithmetic as in Python: division rounds down. */
static inline int64_t floor_div(int64_t a, int64_t b) {
    int64_t quotient = a / b;
    return quotient - ((a % b != 0) & ((a < 0) != (b < 0)));
}
static inline int64_t floor_mod(int64_t a, int64_t b) {
    int64_t rest = a % b;
    return rest + ((rest != 0) & ((rest < 0) != (b < 0)) ? b : 0);
}
static inline int64_t absolute(int64_t a) { return a < 0 ? -a : a; }
static inline int64_t min_int(int64_t a, int64_t b) { return b < a ? b : a; }
static inline int64_t max_int(int64_t a, int64_t b) { return b > a ? b : a; }
static inline uint64_t min_uint(uint64_t a, uint64_t b) { return b < a ? b : a; }
static inline uint64_t max_uint(uint64_t a, uint64_t b) { return b > a ? b : a; }
static inline double min_float(double a, double b) { return b < a ? b : a; }
static inline double max_float(double a, double b) { return b > a ? b : a; }

/* In a checked build every index is compared with the size of its array. */
#ifdef CHECKED
static int64_t checked(int64_t index, int64_t size, const char *where) {
    if (index < 0 || index >= size) {
        fprintf(stderr, "%s: index %lld, size %lld\n", where, (long long)index, (long long)size);
        abort();
    }
    return index;
}
#define AT(index, size, where) checked(index, size, where)
#define ROOM(count, size, where) ((void)((count) == 0 || checked((count) - 1, size, where)))
#define IS_CHECKED 1
#else
#define AT(index, size, where) (index)
#define ROOM(count, size, where) ((void)0)
#define IS_CHECKED 0
#endif

static inline int has_count(const char *kernel, Py_ssize_t count, Py_ssize_t wanted) {
    if (count == wanted) return 1;
    PyErr_Format(PyExc_TypeError, "%s needs %zd arguments, got %zd", kernel, wanted, count);
    return 0;
}

static int is_format(const char *format, char kind) {
    const char *codes = kind == 'i' ? "bhilqn?" : kind == 'u' ? "BHILQN" : "fd";
    while (*format == '@' || *format == '=' || *format == '<') format++;
    return *format != 0 && strchr(codes, *format) != NULL && format[1] == 0;
}

/* Borrow the memory of an array; the caller releases the view. */
static int take_array(PyObject *array, Py_buffer *view, char kind, int size, int dimensions,
                      int writes, const char *kernel, const char *name) {
    if (PyObject_GetBuffer(array, view, BUFFER_FLAGS) != 0) return 0;
    if (view->ndim == dimensions && view->itemsize == size && view->format != NULL &&
        is_format(view->format, kind) && !(writes && view->readonly))
        return 1;
    PyErr_Format(PyExc_TypeError, "%s: %s must be a %sarray of %d-bit %s with %d dimensions",
                 kernel, name, writes ? "writable " : "", size * 8,
                 kind == 'f' ? "floating point numbers" : kind == 'u' ? "unsigned integers" : "integers",
                 dimensions);
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
