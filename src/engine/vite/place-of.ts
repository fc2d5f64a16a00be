/** A position in a file as editors open it: `src/sections/Hero/Hero.tsx:12:5`. */
export function placeOf(text: string, path: string, start: number): string {
  const lines = text.slice(0, start).split('\n');
  return `${path}:${lines.length}:${lines.at(-1)!.length + 1}`;
}
