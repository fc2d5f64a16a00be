import type { Violation } from '../diagnostics/finding.ts';
import { routeOf } from '../files/page-files.ts';
import { isObject, readPointer, type Json } from '../json/json.ts';
import type { Document } from './document.ts';

/**
 * True when no value at, in or around a pointer is invalid or unknown. A missing value may be reported only then, as a
 * value in the same block or part of the file may be the missing one.
 */
export function createIsKnown(
  findings: readonly Violation[],
  unknown: ReadonlySet<string>,
): (pointer: string) => boolean {
  if (findings.length + unknown.size === 0) return () => true;
  const pointers = findings.map(({ place }) => ('pointer' in place ? place.pointer : undefined));
  // A duplicate key may have replaced any part.
  if (pointers.includes(undefined)) return () => false;
  const doubtful = new Set([...pointers, ...unknown].map((pointer) => partOf(pointer ?? '')));
  return (pointer) => {
    const part = partOf(pointer);
    if (doubtful.has(part)) return false;
    return !(part.startsWith('/sections/') && doubtful.has('/sections'));
  };
}

/** The block a pointer leads into, or the property of the file: `/sections/3`, `/title`. */
function partOf(pointer: string): string {
  const [first, index] = readPointer(pointer);
  if (first === undefined) return '';
  return first === 'sections' && index !== undefined ? `/sections/${index}` : `/${first}`;
}

export type Uncertainty = ReturnType<typeof createUncertainty>;

const word = /[\w./-]{1,200}/g;

/**
 * Collects the names in files that could not be understood. A mistake in one file must not produce findings
 * in others: a page with a broken list of aliases still has them. `strays`: badly named files, which may be pages.
 */
export function createUncertainty(strays: readonly string[]) {
  const toRoute = (stray: string) => routeOf(stray.toLowerCase().replace(/\.[^./]*$/, '.json'));
  const addresses = new Set(strays.map(toRoute));
  const names = new Set<string>();
  const routes = new Set<string>();
  let isAnyAddress = false;
  let isAnyName = false;

  function addNames({ kind, text = '', value = text }: Document): void {
    if (text.trim() === '') isAnyAddress = isAnyName = true;
    for (const name of wordsIn(value)) names.add(name);
    // The sections of a page define no address.
    const defining = kind === 'page' && isObject(value) ? { ...value, sections: null } : value;
    for (const address of wordsIn(defining)) if (address.startsWith('/')) addresses.add(address);
  }

  return {
    /** True when a file that could not be understood may define this address. */
    mayDefine: (address: string) => isAnyAddress || addresses.has(address),
    /** True when a file with mistakes mentions this name. */
    mayMention: (name: string) => isAnyName || names.has(name),
    /** True when this route's page has mistakes, so that what it lacks proves nothing. */
    isBroken: (route: string) => routes.has(route),
    /** Adds the names in a file with mistakes, and what its unknown parts may define. */
    add(document: Document): void {
      const { findings } = document;
      const unknown = [...document.unknown];
      if (findings.length > 0) addNames(document);
      isAnyName ||= unknown.some((pointer) => pointer.endsWith('/use'));
      if (document.kind === 'page') {
        // An alias is badly written, or a list of them cannot be read.
        isAnyAddress ||=
          findings.some(({ place }) => place.at === 'value' && place.pointer.startsWith('/aliases')) ||
          unknown.some((pointer) => pointer.startsWith('/aliases/'));
        if (unknown.length > 0 || findings.some(mayConcernAnchors)) routes.add(document.route);
      }
      // In a broken list of planned links, any address may be planned.
      else if (document.name === 'planned-links') isAnyAddress ||= findings.length + unknown.length > 0;
    },
  };
}

/** A misspelt key may be an "id"; a value may be one, or decide whether its block is visible; a duplicate key is any. */
function mayConcernAnchors({ rule, place }: Violation): boolean {
  if (rule === 'schema/unknown-property' || !('pointer' in place)) return true;
  return /\/(?:id|hidden)$|^\/sections(?:\/\d+)?$|^$/.test(place.pointer);
}

function wordsIn(value: Json): string[] {
  if (typeof value === 'string') return value.match(word) ?? [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}
