import { setImmediate } from 'node:timers/promises';
import type { Finding } from '../diagnostics/finding.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import { createSuggester } from '../text/suggest.ts';
import type { Facts } from '../content/facts.ts';
import { routeOf } from '../files/page-files.ts';
import { readDocument, type Source } from '../content/read-document.ts';
import type { Site } from '../content/site.ts';
import { createUncertainty } from '../content/uncertainty.ts';
import { allChecks } from './all-checks.ts';
import type { CheckVisitor } from './check.ts';

/** Pages read between two breaths, in which progress can be shown and signals be heard. */
const batch = 200;

/** Reads every file once and shows it to every check. Of each file only what the checks note is kept. */
export async function runChecks(
  site: Site,
  schemas: SchemaSet,
  onProgress?: (done: number, total: number) => void,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const uncertainty = createUncertainty();
  const suggest = createSuggester();
  const checks = allChecks.map(({ meta, create }) =>
    create({
      site,
      uncertainty,
      suggest,
      report: (finding) => findings.push({ ...finding, rule: meta.rule, severity: meta.severity }),
    }),
  );
  const inspect = createInspector(site, schemas, checks, findings, uncertainty);

  for (const [name, file] of site.files.site) inspect({ kind: 'site', file, name });
  for (const name of site.files.shared.keys()) inspect.shared(name);
  for (const [index, page] of site.pages.entries()) {
    inspect({ kind: 'page', ...page });
    onProgress?.(index + 1, site.pages.length);
    if (index % batch === batch - 1) await setImmediate();
  }
  for (const stray of site.files.strays)
    uncertainty.addAddress(routeOf(stray.toLowerCase().replace(/\.[^./]*$/, '.json')));
  for (const check of checks) check.end?.();
  return withoutEchoes(findings);
}

function createInspector(
  site: Site,
  schemas: SchemaSet,
  checks: CheckVisitor[],
  findings: Finding[],
  uncertainty: ReturnType<typeof createUncertainty>,
) {
  const sharedFacts = new Map<string, Facts | undefined>();

  function inspect(source: Source): Facts | undefined {
    const { document, findings: found, text, unknown } = readDocument(site, schemas, source, shared);
    for (const finding of found) findings.push(finding);
    if (found.length > 0) uncertainty.add(text, document);
    const isPlanned = source.kind === 'site' && source.name === 'planned-links';
    // While the list of planned links has mistakes, any address may be one of them.
    if (isPlanned ? found.length > 0 : source.kind === 'page' && found.some(isAboutAlias))
      uncertainty.addAnyAddress();
    for (const pointer of unknown) {
      if (isPlanned || pointer.startsWith('/aliases/')) uncertainty.addAnyAddress();
      if (pointer.endsWith('/use')) uncertainty.addAnyName();
    }
    if (source.kind === 'page' && (!document?.isWhole || found.some(mayConcernAnchors)))
      uncertainty.addRoute(source.route);
    if (document) for (const check of checks) check.document?.(document);
    return document?.isSound ? document.facts : undefined;
  }

  /** Reads a shared block the first time it is asked for. Entered before it is read, so that a cycle ends. */
  function shared(name: string): Facts | undefined {
    const file = site.files.shared.get(name);
    if (file !== undefined && !sharedFacts.has(name)) {
      sharedFacts.set(name, undefined);
      sharedFacts.set(name, inspect({ kind: 'shared', file, name }));
    }
    return sharedFacts.get(name);
  }

  return Object.assign(inspect, { shared });
}

function isAboutAlias({ place }: Finding): boolean {
  return place.at === 'value' && place.pointer.startsWith('/aliases');
}

/** A key that is misspelt or there twice may be an "id"; a value may be one, or decide whether its block is shown. */
function mayConcernAnchors({ rule, place }: Finding): boolean {
  if (rule === 'schema/unknown-property' || rule === 'file/duplicate-key') return true;
  return 'pointer' in place && /\/(?:id|hidden)$|^\/sections(?:\/\d+)?$|^$/.test(place.pointer);
}

/** A value that breaks its schema is not judged a second time for what it means. */
function withoutEchoes(findings: Finding[]): Finding[] {
  const broken = new Set(findings.filter(isAboutSchema).map(placeKey));
  return findings.filter((finding) => isAboutSchema(finding) || !broken.has(placeKey(finding)));
}

function isAboutSchema({ rule, place }: Finding): boolean {
  return rule.startsWith('schema/') && place.at === 'value';
}

function placeKey({ file, place }: Finding): string {
  return `${file}\n${'pointer' in place ? place.pointer : place.at}`;
}
