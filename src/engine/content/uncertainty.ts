import { isObject, type Json } from '../json/json.ts';
import type { Compiled } from './compiled.ts';
import type { Document } from './document.ts';

/**
 * Collects the names in files that could not be understood. A mistake in one file must not produce findings
 * in others: a page with a broken list of aliases still has them.
 */
export interface Uncertainty {
  /** True when a file that could not be understood may define this address. */
  mayDefine(address: string): boolean;
  /** True when a file with mistakes mentions this name. */
  mayMention(name: string): boolean;
  /** True when this route's page has mistakes, so that what it lacks proves nothing. */
  isBroken(route: string): boolean;
}

export interface UncertaintyCollector extends Uncertainty {
  /** Adds the names in a file with mistakes. */
  add(file: FileWithMistakes): void;
  /** Adds a page that has unknown parts. */
  addRoute(route: string): void;
  /** Makes every address uncertain: an alias is badly written, or a list of them cannot be read. */
  addAnyAddress(): void;
  /** Makes every name uncertain. */
  addAnyName(): void;
  /** Adds an address that a badly named file may have. */
  addAddress(address: string): void;
}

type FileWithMistakes = Pick<Compiled<Document, unknown>, 'text' | 'value' | 'document'>;

const word = /[\w./-]{1,200}/g;

export function createUncertainty(): UncertaintyCollector {
  const addresses = new Set<string>();
  const names = new Set<string>();
  const routes = new Set<string>();
  let isAnyAddress = false;
  let isAnyName = false;
  return {
    mayDefine: (address) => isAnyAddress || addresses.has(address),
    mayMention: (name) => isAnyName || names.has(name),
    isBroken: (route) => routes.has(route),
    addAddress: (address) => addresses.add(address),
    addAnyAddress: () => {
      isAnyAddress = true;
    },
    addAnyName: () => {
      isAnyName = true;
    },
    addRoute: (route) => routes.add(route),
    add({ text, value, document }) {
      if (text === undefined || text.trim() === '') {
        isAnyAddress = true;
        isAnyName = true;
        return;
      }
      const [texts, definitions] = value === undefined ? [[text], [text]] : readTexts(value, document);
      for (const found of texts) for (const name of wordsOf(found)) names.add(name);
      for (const found of definitions)
        for (const address of wordsOf(found)) if (address.startsWith('/')) addresses.add(address);
    },
  };
}

/** All texts of a value, and those that may define addresses: in a page, the texts outside its sections. */
function readTexts(value: Json, document: Document | undefined): [texts: string[], definitions: string[]] {
  const texts = [...textsIn(value)];
  if (document?.kind !== 'page' || !isObject(value)) return [texts, texts];
  const { sections: _, ...others } = value;
  return [texts, [...textsIn(others)]];
}

function* textsIn(value: Json): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* textsIn(part);
}

function wordsOf(text: string): string[] {
  return text.match(word) ?? [];
}
