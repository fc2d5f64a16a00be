/*
 * What the server, the studio's document and the page in its frame say to each other: types only. Start with `Operation`.
 */
import type { Json } from '../engine/json/json.ts';
import type { Diagnostic } from '../shared/diagnostic.ts';

export type { Json };

/** A value in a file: `at` is its JSON pointer. */
export interface Place {
  file: string;
  at: string;
}

/** A change of one value. `was`: the value that the editor saw there; undefined when there was none. */
export type Operation =
  | { op: 'set' | 'insert'; at: string; value: Json; was?: Json | undefined }
  | { op: 'remove'; at: string; was?: Json | undefined }
  | { op: 'move'; at: string; to: number; was?: Json | undefined };

/** A change of a file that a tab has seen at a revision. */
export interface Edit {
  file: string;
  revision: string;
  operation: Operation;
  /** True for one step of "Undo" with the change before: keys in one field without a pause. */
  goesOn?: boolean;
}

/** What the form needs to know of one value. The first ones are keywords of its schema. */
export interface FormField {
  title?: string;
  description?: string | undefined;
  default?: Json;
  const?: Json;
  maxLength?: number;
  minimum?: number;
  maxItems?: number;
  required?: string[];
  kind?: 'array' | 'boolean' | 'null' | 'number' | 'object' | 'string' | undefined;
  role?: string | undefined;
  /** The allowed values, and what is said of each. */
  choices?: { value: Json; description?: string | undefined }[] | undefined;
  /** In the order of the schema. Fields within fields are indexes in `Forms.fields`. */
  properties?: [name: string, field: number][];
  items?: number | undefined;
  /** The values of an object with arbitrary keys. */
  values?: number | undefined;
  /** True for a list of blocks: each entry's own `type` says which field it has. */
  isBlocks?: boolean;
  usedIn?: { variants: string[]; sentence: string } | undefined;
  /** The default one of a block. */
  variant?: string | undefined;
}

export interface Forms {
  fields: FormField[];
  /** By type of block. */
  types: Record<string, number>;
  page: number;
  /** By name of the file in `_site/`. */
  site: Record<string, number>;
  /** Of a file `_collection.json`. */
  collection?: number;
}

/** What does not change from key to key. */
export interface SiteAnswer {
  /** The origin and the base of the pages in the frame. */
  frame: { origin: string; base: string };
  pages: { route: string; file: string; title: string; findings: number }[];
  /** Files of `_site/` and `_shared/`, and those of collections, by the address of their folder. */
  files: { file: string; name: string; kind: 'site' | 'shared' | 'collection' }[];
  forms: Forms;
  placeholders: Record<string, string>;
  /** The file that holds their values, as far as there is one. */
  brandFile?: string | undefined;
  /** The colours of each scheme of the theme: behind, and of text. */
  schemes: Record<string, { background: string; text: string }>;
  /** The colours of the palette by name. */
  colors: Record<string, string>;
}

/** A block as the page shows it. */
export interface ShownBlock {
  file: string;
  pointer: string;
  type: string;
  /** Where the page's file places it: elsewhere for a shared block. */
  placedAt: string;
}

/** A change that could not be made, because somebody else has changed or deleted the same place. */
export interface Conflict extends Place {
  mine?: Json | undefined;
  theirs?: Json | undefined;
  /** False when the place itself is gone, such as with its file. */
  hasPlace: boolean;
}

export interface FileState {
  file: string;
  revision: string;
  /** As written; undefined for a file that is not JSON. */
  value?: Json | undefined;
  /** True until the last change is on the disk. */
  isUnsaved: boolean;
  /** Why it cannot be written now. */
  problem?: string | undefined;
}

export interface PageAnswer {
  route?: string | undefined;
  main: FileState;
  /** The files of shared blocks on the page. */
  shared: FileState[];
  /** The blocks that the page shows, in its order. */
  blocks: ShownBlock[];
  /** How many pages show each file of `_shared/`. */
  shownOn: Record<string, number>;
  findings: Diagnostic[];
  /** How many other pages and files have findings. */
  others: number;
  /** The lines of a file that is not JSON around what is wrong, as the check shows them. */
  excerpt?: string | undefined;
  /** False while the page cannot be drawn. */
  isShown: boolean;
  conflicts: Conflict[];
  undo?: string | undefined;
  redo?: string | undefined;
}

export interface EditAnswer {
  revision?: string;
  /** True until the change is on the disk; the studio hears of that. */
  isUnsaved?: boolean;
  /** Where the change was made, if that is another place than the one that was asked for. */
  movedTo?: string;
  conflict?: Conflict;
  problem?: string;
  undo?: string | undefined;
  redo?: string | undefined;
}

export interface UndoAnswer {
  /** Where something was changed back. */
  file?: string;
  at?: string;
  route?: string | undefined;
  /** In words: what was undone, or why it was left out. */
  said: string;
}

/** A field whose text the page shows. */
export interface TracedField {
  file: string;
  pointer: string;
  /** As visitors read it. */
  text: string;
  /** By offset in `text`: the offset in the written text. Undefined where both are the same. */
  written?: number[];
}

export interface TraceAnswer {
  revision: string;
  /** `<main>` with one private letter (`privateLetters.first` + index in `fields`) for each letter of a field. */
  html: string;
  fields: TracedField[];
}

export interface Offer {
  value: string;
  title?: string | undefined;
}

/** What the page in the frame tells the studio. `block`: index among the blocks of the page. */
export type FromFrame =
  | { type: 'ready'; address: string }
  /** What comes in its place may be no page of the site. */
  | { type: 'left' }
  | {
      type: 'clicked';
      /** -1 outside of the blocks. */
      block: number;
      /** Indexes of child nodes, from the block's element to a text or an element. */
      path: number[];
      text: string;
      offset: number;
      /** The part of the page around it, if that is no block: `header`, `footer`, `sign-in`. */
      around: string;
    }
  | { type: 'escape' };

/** What the studio tells the page in the frame. */
export type ToFrame =
  | { type: 'select'; block: number; path?: number[] | undefined; scrolls: boolean }
  | { type: 'mode'; mode: 'edit' | 'use' };
