import { isObject, type Json } from '../json/json.ts';
import type { Compiled } from './compiled.ts';
import type { Document } from './document.ts';

/**
 * Names that stand in files which could not be understood. A mistake in one file must not make others look wrong:
 * a page with a broken list of aliases still has them.
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
  /** Notes what a file with mistakes says. */
  add(file: FileWithMistakes): void;
  /** Notes a page of which not everything is known. */
  addRoute(route: string): void;
  /** Notes that nobody can tell which addresses are meant: an alias is badly written, or a list of them cannot be read. */
  addAnyAddress(): void;
  /** Notes that nobody can tell which names are mentioned. */
  addAnyName(): void;
  /** Notes an address that a badly named file may mean. */
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

/** All texts of a value, and those that may define addresses: of a page, what stands outside its sections. */
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
