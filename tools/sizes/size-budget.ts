import type { DocumentWeight, SiteWeight } from './measure-site.ts';

/** The content of `sizes.json`: limits in bytes, gzipped. */
export interface SizeBudget {
  /** Aims for sizes that depend on content. */
  documents: { average: number; largest: number };
  /** Scripts that a page loads before any interaction. */
  load: { requests: number; script: number };
  /** Limits of single scripts and style sheets, by file name without the hash. */
  files: Record<string, number>;
  /** Limit of all other files together. */
  others: number;
}

/** Smaller files are counted together, because code splitting adds and removes them. */
const ownWeight = 2048;

/** Returns a sentence for each size over its limit. */
export function findTooHeavy({ documents, files }: SiteWeight, budget: SizeBudget): string[] {
  const { named, others } = divide(files, (name) => name in budget.files);
  const excesses = Object.entries(budget.files).map(([name, limit]) => {
    const size = named.get(name);
    if (size === undefined) return `Unknown file "${name}" in sizes.json. The build no longer makes it.`;
    return compare(name, size, limit);
  });
  const average = averageOf(documents);
  const [largest] = documents.toSorted((a, b) => b.gzip - a.gzip);
  const [slowest] = documents.toSorted((a, b) => b.scriptGzip - a.scriptGzip || b.scripts - a.scripts);
  excesses.push(compare('All files that sizes.json does not name, together', others, budget.others));
  excesses.push(compare('The average document', average, budget.documents.average));
  if (largest) excesses.push(compare(largest.name, largest.gzip, budget.documents.largest));
  if (slowest) {
    excesses.push(
      compare(`The script that ${slowest.name} loads at once`, slowest.scriptGzip, budget.load.script),
    );
    if (slowest.scripts > budget.load.requests)
      excesses.push(
        `${slowest.name} loads ${slowest.scripts} scripts at once; sizes.json allows ${budget.load.requests}.`,
      );
  }
  return excesses.filter((excess) => excess !== undefined);
}

/** Returns the budget with limits for the current sizes, plus 2 %. Aims stay. */
export function renewBudget({ files }: SiteWeight, budget: SizeBudget): SizeBudget {
  const { named, others } = divide(files, (_name, size) => size >= ownWeight);
  return {
    ...budget,
    files: Object.fromEntries([...named].map(([name, size]) => [name, withRoom(size)])),
    others: withRoom(others),
  };
}

/** Returns advice on exceeded limits. */
export function adviseOn(weight: SiteWeight, budget: SizeBudget): string[] {
  const excesses = findTooHeavy(weight, budget);
  const aims = findTooHeavy(weight, renewBudget(weight, budget));
  return [
    ...(excesses.length > aims.length
      ? ['If this growth is intended, "npm run sizes -- --update" allows it.']
      : []),
    ...(aims.length > 0
      ? [
          '"--update" does not change the aims "documents" and "load" in sizes.json. Make the pages smaller, or edit the aims.',
        ]
      : []),
  ];
}

/** Returns the sizes as Markdown: one page per line, then the shared files. */
export function describeWeight({ documents, files, total }: SiteWeight): string {
  const pages = documents.map(
    ({ name, gzip, raw, scripts, scriptGzip }) =>
      `| ${name} | ${kib(gzip)} | ${kib(raw)} | ${scripts} | ${kib(scriptGzip)} |`,
  );
  const code = [...files].toSorted((a, b) => b[1] - a[1]).filter(([, size]) => size >= ownWeight);
  return [
    '| document | gzip KB | KB | scripts at load | gzip KB |',
    '|---|---:|---:|---:|---:|',
    ...pages,
    `| average | ${kib(averageOf(documents))} | | | |`,
    '',
    '| script or style sheet | gzip KB |',
    '|---|---:|',
    ...code.map(([name, size]) => `| ${name} | ${kib(size)} |`),
    '',
    `All files of the output: ${kib(total)} KB.`,
  ].join('\n');
}

function divide(files: Map<string, number>, isNamed: (name: string, size: number) => boolean) {
  const named = new Map([...files].filter(([name, size]) => isNamed(name, size)));
  const others = [...files].reduce((sum, [name, size]) => sum + (named.has(name) ? 0 : size), 0);
  return { named, others };
}

function compare(label: string, size: number, limit: number): string | undefined {
  if (size <= limit) return undefined;
  return `Too large: ${label}, ${kib(size)} KB (gzip), ${kib(size - limit)} KB more than the ${kib(limit)} KB that sizes.json allows.`;
}

function averageOf(documents: DocumentWeight[]): number {
  return documents.reduce((sum, { gzip }) => sum + gzip, 0) / Math.max(1, documents.length);
}

/** Adds 2 %, rounded up to 100 bytes: room for updates of packages. */
function withRoom(size: number): number {
  return Math.ceil((size * 1.02) / 100) * 100;
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
