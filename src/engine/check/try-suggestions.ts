import { openSite } from '../content/open-site.ts';
import type { Site } from '../content/site.ts';
import type { Finding, Place } from '../diagnostics/finding.ts';
import { layOver } from '../files/file-system.ts';
import { stepInto } from '../json/json.ts';
import { groupBy } from '../text/group-by.ts';
import { rules } from './all-rules.ts';
import { runRules } from './run-rules.ts';
import { applyFixes } from './fix.ts';
import { locateAll } from './locate-all.ts';
import type { Severities } from './severities.ts';

/**
 * Leaves out each suggestion that the same check refuses. For that, the files with suggestions are judged once more, with
 * all of these in place. What rules suggest that compare files is known to exist.
 */
export async function trySuggestions(
  site: Site,
  findings: readonly Finding[],
  severities: Severities,
  signal: AbortSignal | undefined,
): Promise<readonly Finding[]> {
  if (!findings.some(hasSuggestion)) return findings;
  const { texts, applied } = applySuggestions(site, findings, severities);
  const { pictures, clock, ...options } = site;
  const fileSystem = layOver(site.fileSystem, texts);
  const again = openSite({ ...options, at: clock.at, fileSystem, ...(pictures && { pictures }) });
  const pages = again.pages.filter(({ file }) => texts.has(file));
  const tried = await runRules({ ...again, pages }, { ...(signal && { signal }) });
  const refused = listRefused(tried.findings);
  return findings.map((finding) => {
    const { fix, place, file } = finding;
    if (!fix || !('unasked' in fix) || !('pointer' in place)) return finding;
    const { value, unasked = finding.message } = fix;
    // A value of a placeholder is not in the file.
    const isApplied = applied.has(nameEdit(file, place.pointer, value));
    if (!isApplied || !refused.has(namePlace(file, placeAfter(place, value)))) return finding;
    const { fix: _, ...others } = finding;
    return { ...others, message: unasked };
  });
}

function hasSuggestion({ fix }: Finding): boolean {
  return fix !== undefined && 'unasked' in fix;
}

/** The files with suggestions, with all of these in place, and which could be written. */
function applySuggestions(
  site: Site,
  findings: readonly Finding[],
  severities: Severities,
): { texts: ReadonlyMap<string, Buffer>; applied: ReadonlySet<string> } {
  const texts = new Map<string, Buffer>();
  const applied = new Set<string>();
  const files = new Set(findings.filter(hasSuggestion).map(({ file }) => file));
  const inFiles = findings.filter(({ file }) => files.has(file));
  for (const [file, diagnostics] of groupBy(
    locateAll(site, inFiles, severities),
    (diagnostic) => diagnostic.file,
  )) {
    // Former words are replaced, too: places are in the words of today.
    const fixes = diagnostics.flatMap(({ fix }) => (fix && fix.kind !== 'remove' ? fix : []));
    for (const { pointer, value } of fixes) applied.add(nameEdit(file, pointer, value));
    texts.set(file, applyFixes(site.fileSystem.read(file) ?? Buffer.alloc(0), fixes));
  }
  return { texts, applied };
}

/** The places that schemas and fixed rules refuse. A rule that compares files has seen only some of them. */
function listRefused(findings: readonly Finding[]): ReadonlySet<string> {
  const decides = new Set(rules.flatMap(({ id, isFixed, judgeSite }) => (isFixed && !judgeSite ? id : [])));
  return new Set(
    findings.flatMap(({ rule, file, place }) =>
      decides.has(rule) && 'pointer' in place ? namePlace(file, place) : [],
    ),
  );
}

type PlaceOfValue = Extract<Place, { pointer: string }>;

/** The place of what a suggestion has written. */
function placeAfter(place: PlaceOfValue, value: string): PlaceOfValue {
  const parent = place.pointer.slice(0, place.pointer.lastIndexOf('/'));
  if (place.at === 'key') return { ...place, pointer: stepInto(parent, value) };
  return place.at === 'text' ? { ...place, text: value } : place;
}

function nameEdit(file: string, pointer: string, value: string): string {
  return JSON.stringify([file, pointer, value]);
}

function namePlace(file: string, place: PlaceOfValue): string {
  return JSON.stringify([file, place.at, place.pointer, place.at === 'text' && place.text]);
}
