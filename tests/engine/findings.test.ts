import { readdirSync } from 'node:fs';
import type { Diagnostic } from '../../src/shared/diagnostic.ts';
import * as example from './example-site.ts';
import { describeFinding } from './test-site.ts';
import { testCases } from './written-cases.ts';

/** A site in a case file. null removes a file. */
interface WrittenSite extends example.ExampleSite {
  /** Real section schemas, in addition to the small ones or instead of them. */
  schemas?: string[];
  /** Addresses, one card link each. */
  links?: string[];
  /** Rich texts, one block each. */
  texts?: string[];
  /** Fields of a form, and further properties of its tab. */
  fields?: object[];
  tab?: object;
  /** Addresses of sign-in services, one site each. */
  issuers?: string[];
  /** Wrong themes, one site each: values by their pointers in the good example.theme. null removes one. */
  themes?: Record<string, unknown>[];
}

const folder = 'tests/engine/findings';
/** Shows the first findings only. */
const most = 40;

testCases(
  readdirSync(folder).map((name) => `${folder}/${name}`),
  find,
);

async function find({ issuers, themes, ...site }: WrittenSite): Promise<string> {
  if (themes) {
    const found = themes.map((changes) =>
      findIn({ ...site, files: { ...site.files, 'pages/_site/theme.json': changedTheme(changes) } }),
    );
    return (await Promise.all(found)).join('\n\n');
  }
  if (!issuers) return findIn(site);
  const signIn = (issuer: string) => ({ provider: { issuer, clientId: 'site' } });
  const found = issuers.map((issuer) => findIn({ files: { 'pages/_site/sign-in.json': signIn(issuer) } }));
  return (await Promise.all(found)).join('\n\n');
}

function changedTheme(changes: Record<string, unknown>): object {
  const changed = structuredClone(example.theme) as Record<string, unknown>;
  for (const [pointer, value] of Object.entries(changes)) {
    const names = pointer.split('/').slice(1);
    const last = names.pop()!;
    let holder = changed;
    for (const name of names) holder = (holder[name] ??= {}) as Record<string, unknown>;
    if (value === null) delete holder[last];
    else holder[last] = value;
  }
  return changed;
}

async function findIn({ schemas = [], links, texts, fields, tab, ...site }: WrittenSite): Promise<string> {
  const real = [...schemas, ...(texts ? ['richText'] : [])].map((name) => `${name}.json`);
  const form = { key: 'write', title: 'Write', recipient: 'hello@harbour.example', subject: 'Hello' };
  const fileSystem = example.createExampleFiles({
    ...site,
    blocks: [
      ...(site.blocks ?? []),
      ...(links ?? []).map((href) => ({ type: 'cardGrid', title: 'Cards', cards: [{ title: 'A', href }] })),
      ...(texts ?? []).map((body) => ({ type: 'richText', body })),
      ...(fields ? [{ type: 'contactForm', tabs: [{ ...form, submit: 'Send', ...tab, fields }] }] : []),
    ],
    files: {
      ...Object.fromEntries(real.map((name) => [`section-schemas/${name}`, example.readReal(name)])),
      ...Object.fromEntries(
        Object.entries(site.files ?? {}).map(([file, content]) => [file, bytesOf(content) ?? undefined]),
      ),
    },
  });
  const { diagnostics } = await example.inspectExampleFiles(fileSystem);
  const shown = diagnostics.length > most ? diagnostics.slice(0, 3) : diagnostics;
  const found = shown.map((one) => [describeFinding(one, fileSystem), ...editOf(one)].join('\n'));
  if (diagnostics.length > most) found.push(`And ${diagnostics.length - shown.length} more.`);
  return found.length === 0 ? 'Nothing.' : found.join('\n\n');
}

/** Binary content is written as "bytes: 1f 8b". */
function bytesOf(content: unknown): unknown {
  const [, bytes] = /^bytes: ([\da-f ]+)$/.exec(String(content)) ?? [];
  return bytes === undefined ? content : Buffer.from(bytes.replaceAll(' ', ''), 'hex');
}

function editOf({ fix }: Diagnostic): string[] {
  return fix
    ? [
        `Edit${fix.safe ? ', safe' : ''}: ${fix.kind} ${fix.pointer} ${fix.text}`
          .replace(/ +\n/, '\n')
          .trimEnd(),
      ]
    : [];
}
