/** Colours of the plan: the grounds, and browns that grow lighter with height. */
import { GROUNDS } from "../scene/grounds";

export function tint(ground: string): { field: string; ink: string } {
  return GROUNDS[ground as keyof typeof GROUNDS] ?? { field: "#fff4d9", ink: "#3b2208" };
}

export function brownAt(level: number): string {
  return `hsl(${24 + level * 1.4} ${62 - level}% ${Math.min(76, 34 + level * 3.2)}%)`;
}
