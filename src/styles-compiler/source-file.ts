import type MagicString from 'magic-string';
import type { ParseResult } from 'vite';

/** A source file while its code is changed for the browser or for the server. */
export interface SourceFile extends Pick<ParseResult, 'program' | 'module'> {
  /** From the project's root: `src/sections/Hero/Hero.tsx`. */
  path: string;
  code: string;
  text: MagicString;
  isClient: boolean;
  isDev: boolean;
  /** A position in the file as editors open it: `src/sections/Hero/Hero.tsx:12:5`. */
  placeOf(start: number): string;
}

/** Offsets in the code. */
export interface Range {
  start: number;
  end: number;
}
