import type { Finding } from '../diagnostics/finding.ts';
import { groupBy } from '../text/group-by.ts';

/**
 * Keeps the findings that say most about their place. What is inside of a value that is empty, or in a file of another
 * kind, has none.
 */
export function keepBest(findings: readonly Finding[]): readonly Finding[] {
  const wholes = new Set(findings.filter(isAboutWhole).map(nameValue));
  const isInWhole = ({ file, place }: Finding) =>
    'pointer' in place &&
    [...place.pointer.matchAll(/\//g)].some(({ index }) => wholes.has(file + place.pointer.slice(0, index)));
  const outside = wholes.size === 0 ? findings : findings.filter((finding) => !isInWhole(finding));
  return [...groupBy(outside, nameValue).values()].flatMap(keepBestOfValue);
}

function isAboutWhole({ rule, place, fix }: Finding): boolean {
  const isEmpty = rule === 'schema/too-short' && fix !== undefined;
  const isOtherKind = rule === 'schema/wrong-form' && 'pointer' in place && place.pointer === '';
  return isEmpty || isOtherKind;
}

/** The same for all findings about a value, its key, its type and its words. */
function nameValue({ file, place }: Finding): string {
  return file + ('pointer' in place ? place.pointer : `\n${place.at}`);
}

/** Of the findings about one value, those of the best rank. */
function keepBestOfValue(findings: readonly Finding[]): readonly Finding[] {
  const broken = findings.filter((finding) => isOfSchema(finding) && finding.place.at === 'value');
  const isBroken = broken.length > 0;
  const isOfForm = isBroken && broken.every(({ rule }) => rule === 'schema/wrong-form');
  const ranked = findings.map((finding) => ({ finding, rank: rankOf(finding, isBroken, isOfForm) }));
  const best = Math.max(...ranked.map(({ rank }) => (rank === always ? 0 : rank)));
  return ranked.filter(({ rank }) => rank >= best).map(({ finding }) => finding);
}

/** For what no other finding says. */
const always = Infinity;
/** Rules that know files and colours explain more than the form of a text. */
const explainsForm: ReadonlySet<string> = new Set(['asset-exists', 'color-known']);

/**
 * Which findings about one value count. The schema has judged the text that an unknown placeholder left, so the
 * placeholder counts more. A value that breaks its schema gets no second finding from its role. `isBroken`: it does.
 * `isOfForm`: only its form does.
 */
function rankOf(finding: Finding, isBroken: boolean, isOfForm: boolean): number {
  const { rule, place } = finding;
  // Of an object itself only the schema says which properties it lacks or has too many.
  if (isOfSchema(finding)) return place.at === 'value' ? 2 : always;
  if (rule === 'placeholder-known' || (isOfForm && explainsForm.has(rule))) return 3;
  // A word for a colour is no typo of the name of a scheme.
  if (rule === 'scheme-known' && finding.fix !== undefined) return 3;
  return isBroken || place.at === 'value' ? 1 : always;
}

function isOfSchema({ rule }: Finding): boolean {
  return rule.startsWith('schema/');
}
