import { setImmediate } from 'node:timers/promises';
import type { Finding } from '../diagnostics/finding.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import { createSuggester } from '../../shared/suggest.ts';
import { routeOf } from '../files/page-files.ts';
import type { Compiled } from '../content/compiled.ts';
import { compilePage } from '../content/compile-page.ts';
import { compileShared } from '../content/compile-shared.ts';
import { compileSiteFile } from '../content/compile-site-file.ts';
import type { Document, DocumentSummary } from '../content/document.ts';
import type { PageMemory } from '../content/page-memory.ts';
import type { Site } from '../content/site.ts';
import { createUncertainty, type Uncertainty } from '../content/uncertainty.ts';
import type { DocumentVisitor, Report, Rule, SiteVisitor } from '../rules/define-rule.ts';
import type { RuleId } from './all-rules.ts';
import { checkRules } from './check-rules.ts';
import type { Severities } from './severities.ts';

/** Pages read between two breaths, in which progress can be shown and signals be heard. */
const batch = 200;

export interface CheckListeners {
  /** Gives pages that were compiled before, and takes those that are compiled now. */
  memory?: PageMemory;
  /** Called after each page. */
  onProgress?: (done: number, total: number) => void;
}

/** Compiles every file once and shows it to every rule. Of each file only what the rules note is kept. */
export async function runChecks(
  site: Site,
  schemas: SchemaSet,
  { memory, onProgress, severities }: CheckListeners & { severities: Severities },
): Promise<Finding<RuleId>[]> {
  const findings: Finding<RuleId>[] = [];
  const uncertainty = createUncertainty();
  const rules = createRules(site, { uncertainty, severities, findings });
  const inspect = createInspector(rules, findings, uncertainty);

  for (const name of site.files.site.keys()) inspect.part(compileSiteFile(site, schemas, name), name);
  for (const name of site.files.shared.keys()) inspect.part(compileShared(site, schemas, name));
  for (const [index, page] of site.pages.entries()) {
    const known = memory?.recall(page);
    if (known) inspect.known(known);
    else {
      const before = rules.flaws();
      const compiled = compilePage(site, schemas, page);
      inspect.page(compiled, page.route);
      const finished = memory && compiled.finish();
      if (finished) memory.keep(page, compiled, finished, rules.flaws() === before);
    }
    onProgress?.(index + 1, site.pages.length);
    if (index % batch === batch - 1) await setImmediate();
  }
  for (const stray of site.files.strays)
    uncertainty.addAddress(routeOf(stray.toLowerCase().replace(/\.[^./]*$/, '.json')));
  for (const rule of rules.ofSite) rule.end?.();
  return withoutEchoes(findings);
}

interface Rules {
  ofDocument: DocumentVisitor[];
  ofSite: SiteVisitor[];
  /** How often rules about single documents had something to say so far; those that are switched off among them. */
  flaws(): number;
}

/** Sets all rules up to note what they find, with the weight that the project gives it. */
function createRules(
  site: Site,
  {
    uncertainty,
    severities,
    findings,
  }: { uncertainty: Uncertainty; severities: Severities; findings: Finding<RuleId>[] },
): Rules {
  const suggest = createSuggester();
  const planned = new Set(site.plannedPaths);
  const isAddress = (path: string) => site.routes.has(path) || planned.has(path) || site.assets.has(path);
  let flaws = 0;
  const reportFor =
    (rule: Rule<RuleId>): Report =>
    (finding) => {
      if (rule.looksAt === 'document') flaws += 1;
      const severity = severities.of(rule);
      if (severity !== undefined) findings.push({ ...finding, rule: rule.id, severity });
    };
  const rules: Rules = { ofDocument: [], ofSite: [], flaws: () => flaws };
  for (const rule of checkRules as readonly Rule<RuleId>[]) {
    const context = { suggest, report: reportFor(rule) };
    if (rule.looksAt === 'document') rules.ofDocument.push(rule.create({ ...context, site, isAddress }));
    else if (severities.of(rule) !== undefined)
      rules.ofSite.push(rule.create({ ...context, site, uncertainty }));
  }
  return rules;
}

/** Shows what was compiled to the rules, and notes what stays uncertain. */
function createInspector(
  { ofDocument, ofSite }: Rules,
  findings: Finding<RuleId>[],
  uncertainty: ReturnType<typeof createUncertainty>,
) {
  function show(compiled: AnyCompiled): void {
    const { document, findings: found } = compiled;
    for (const finding of found) findings.push(finding);
    if (found.length > 0) uncertainty.add(compiled);
    if (!document) return;
    for (const rule of ofDocument) rule.document(document);
    showSummary(document);
  }

  function showSummary(summary: DocumentSummary): void {
    for (const rule of ofSite) rule.document?.(summary);
  }

  return {
    /** A page that was judged before, and of which nothing is uncertain. */
    known: showSummary,
    part(compiled: AnyCompiled | undefined, name?: string): void {
      if (!compiled) return;
      show(compiled);
      const { findings: found, unknown } = compiled;
      // While the list of planned links has mistakes, any address may be one of them.
      if (name === 'planned-links' && found.length + unknown.size > 0) uncertainty.addAnyAddress();
      if ([...unknown].some(isAboutUse)) uncertainty.addAnyName();
    },
    page(compiled: AnyCompiled, route: string): void {
      show(compiled);
      const { document, findings: found, unknown } = compiled;
      if (found.some(isAboutAlias) || [...unknown].some((pointer) => pointer.startsWith('/aliases/')))
        uncertainty.addAnyAddress();
      if ([...unknown].some(isAboutUse)) uncertainty.addAnyName();
      if (!document?.isWhole || found.some(mayConcernAnchors)) uncertainty.addRoute(route);
    },
  };
}

type AnyCompiled = Pick<Compiled<Document, unknown>, 'document' | 'findings' | 'text' | 'value' | 'unknown'>;

function isAboutUse(pointer: string): boolean {
  return pointer.endsWith('/use');
}

function isAboutAlias({ place }: Finding<RuleId>): boolean {
  return place.at === 'value' && place.pointer.startsWith('/aliases');
}

/** A key that is misspelt or there twice may be an "id"; a value may be one, or decide whether its block is shown. */
function mayConcernAnchors({ rule, place }: Finding<RuleId>): boolean {
  if (rule === 'schema/unknown-property' || rule === 'file/duplicate-key') return true;
  return 'pointer' in place && /\/(?:id|hidden)$|^\/sections(?:\/\d+)?$|^$/.test(place.pointer);
}

/** A value that breaks its schema is not judged a second time for what it means. */
function withoutEchoes(findings: Finding<RuleId>[]): Finding<RuleId>[] {
  const broken = new Set(findings.filter(isAboutSchema).map(placeKey));
  return findings.filter((finding) => isAboutSchema(finding) || !broken.has(placeKey(finding)));
}

function isAboutSchema({ rule, place }: Finding<RuleId>): boolean {
  return rule.startsWith('schema/') && place.at === 'value';
}

function placeKey({ file, place }: Finding<RuleId>): string {
  return `${file}\n${'pointer' in place ? place.pointer : place.at}`;
}
