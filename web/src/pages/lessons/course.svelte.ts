/** The lessons as the server lists them, and the learner's progress in them. */
import * as api from "../../api/client";
import type { LessonSummary } from "../../api/types";
import { language } from "../../text/language.svelte";
import { progress } from "./progress.svelte";

class Course {
  lessons = $state.raw<readonly LessonSummary[]>([]);
  failed = $state(false);

  /** Whether lessons and texts are loaded. */
  get ready(): boolean {
    return this.lessons.length > 0 && language.has("lesson-page-title");
  }

  async open(): Promise<void> {
    try {
      const [found] = await Promise.all([api.getLessons(), language.loadTopic("lessons")]);
      this.lessons = found.lessons;
    } catch {
      this.failed = true;
    }
  }

  /** Count the tasks of some lessons, or of all lessons, and those that are done. */
  count(lessons: readonly LessonSummary[] = this.lessons): { done: number; all: number } {
    const tasks = lessons.flatMap((lesson) =>
      lesson.tasks.map((task) => [lesson.id, task.id] as const),
    );
    return {
      done: tasks.filter(([lesson, task]) => progress.has(lesson, task)).length,
      all: tasks.length,
    };
  }

  /** Return the lesson after this one; `null` if it is the last one. */
  after(id: string): LessonSummary | null {
    const index = this.lessons.findIndex((lesson) => lesson.id === id);
    return this.lessons[index + 1] ?? null;
  }
}

export const course = new Course();
