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
  /** Notes a file with mistakes. `document` is undefined when it could not be parsed, `text` when not even that could be read. */
  add(text: string | undefined, document: Document | undefined): void;
  /** Notes a page of which not everything is known. */
  addRoute(route: string): void;
  /** Notes that nobody can tell which addresses are meant: an alias is badly written, or a list of them cannot be read. */
  addAnyAddress(): void;
  /** Notes that nobody can tell which names are mentioned. */
  addAnyName(): void;
  /** Notes an address that a badly named file may mean. */
  addAddress(address: string): void;
}

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
    add(text, document) {
      if (text === undefined || text.trim() === '') {
        isAnyAddress = true;
        isAnyName = true;
        return;
      }
      const words = text.match(word) ?? [];
      for (const name of words) names.add(name);
      // Of a page that could be parsed, only the part before its sections defines addresses.
      const end = document?.kind === 'page' ? text.indexOf('"sections"') : -1;
      const definitions = end === -1 ? words : (text.slice(0, end).match(word) ?? []);
      for (const address of definitions) if (address.startsWith('/')) addresses.add(address);
    },
  };
}
