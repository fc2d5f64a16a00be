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
  /** Notes a file with mistakes. `document` is undefined when it could not be parsed. */
  add(text: string, document: Document | undefined): void;
  /** Notes a page of which not everything is known. */
  addRoute(route: string): void;
  /** Notes that an alias is so badly written that nobody can tell which address it means. */
  addAnyAddress(): void;
  /** Notes an address that a badly named file may mean. */
  addAddress(address: string): void;
}

const word = /[\w./-]{1,200}/g;

export function createUncertainty(): UncertaintyCollector {
  const addresses = new Set<string>();
  const names = new Set<string>();
  const routes = new Set<string>();
  let isAnyPossible = false;
  return {
    mayDefine: (address) => isAnyPossible || addresses.has(address),
    mayMention: (name) => names.has(name),
    isBroken: (route) => routes.has(route),
    addAddress: (address) => addresses.add(address),
    addAnyAddress: () => {
      isAnyPossible = true;
    },
    addRoute: (route) => routes.add(route),
    add(text, document) {
      const words = text.match(word) ?? [];
      for (const name of words) names.add(name);
      // Of a page that could be parsed, only the part before its sections defines addresses.
      const end = document?.kind === 'page' ? text.indexOf('"sections"') : -1;
      const definitions = end === -1 ? words : (text.slice(0, end).match(word) ?? []);
      for (const address of definitions) if (address.startsWith('/')) addresses.add(address);
    },
  };
}
