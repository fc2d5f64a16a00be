import type { Violation } from '../diagnostics/finding.ts';
import { routeOf } from '../files/page-files.ts';
import { isObject, readPointer, type Json } from '../json/json.ts';
import type { CompiledFile } from './compiled-file.ts';

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
  const unclear = new Set([...pointers, ...unknown].map((pointer) => areaOf(pointer ?? '')));
  return (pointer) => {
    const area = areaOf(pointer);
    if (unclear.has(area)) return false;
    return !(area.startsWith('/sections/') && unclear.has('/sections'));
  };
}

/** The block a pointer leads into, or the property of the file: `/sections/3`, `/title`. */
function areaOf(pointer: string): string {
  const [first, index] = readPointer(pointer);
  if (first === undefined) return '';
  return first === 'sections' && index !== undefined ? `/sections/${index}` : `/${first}`;
}

export type Uncertainty = ReturnType<typeof createUncertainty>;

const word = /[\w./-]{1,200}/g;

/**
 * Collects the names in files that could not be understood. A mistake in one file must not produce findings
 * in others: a page with a broken list of aliases still has them. `misplaced`: badly named files, which may be pages.
 */
export function createUncertainty(misplaced: readonly string[]) {
  const toRoute = (path: string) => routeOf(path.toLowerCase().replace(/\.[^./]*$/, '.json'));
  const addresses = new Set(misplaced.map(toRoute));
  const names = new Set<string>();
  const routes = new Set<string>();
  let isAnyAddress = false;
  let isAnyName = false;

  function addNames({ kind, text = '', value = text }: CompiledFile): void {
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
    add(file: CompiledFile): void {
      if (file.findings.length > 0) addNames(file);
      if ([...file.unknown].some((pointer) => pointer.endsWith('/use'))) isAnyName = true;
      if (mayDefineAnyAddress(file)) isAnyAddress = true;
      if (file.kind === 'page' && mayLackAnchors(file)) routes.add(file.route);
    },
  };
}

/** True where an alias is badly written, or a list of aliases or of planned links cannot be read. */
function mayDefineAnyAddress(file: CompiledFile): boolean {
  const { findings, unknown } = file;
  if (file.kind !== 'page') return file.name === 'planned-links' && findings.length + unknown.size > 0;
  return (
    findings.some(({ place }) => place.at === 'value' && place.pointer.startsWith('/aliases')) ||
    [...unknown].some((pointer) => pointer.startsWith('/aliases/'))
  );
}

function mayLackAnchors({ findings, unknown }: CompiledFile): boolean {
  return unknown.size > 0 || findings.some(mayConcernAnchors);
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
