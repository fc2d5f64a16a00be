import type MagicString from 'magic-string';
import type { ParseResult } from 'vite';
import { createLineIndex } from '../text/line-index.ts';

/** A source file while its code is changed for the browser or for the server. */
export interface SourceFile extends Pick<ParseResult, 'program' | 'module'> {
  /** From the project's root: `src/sections/Hero/Hero.tsx`. */
  path: string;
  code: string;
  text: MagicString;
  isClient: boolean;
  isDev: boolean;
}

/** A position in a file as editors open it: `src/sections/Hero/Hero.tsx:12:5`. */
export function placeOf({ path, code }: SourceFile, start: number): string {
  const { line, column } = createLineIndex(code).positionAt(start);
  return `${path}:${line}:${column}`;
}
