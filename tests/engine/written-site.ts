import type { FileSystem } from '../../src/engine/files/file-system.ts';
import * as example from './example-site.ts';

/** A site in a case file. null removes a file. */
export interface WrittenSite extends example.ExampleSite {
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

/** The sites of a case: one for each theme or sign-in service that it names. */
export function writtenSites({ issuers, themes, ...site }: WrittenSite): FileSystem[] {
  if (themes)
    return themes.map((changes) =>
      filesOf({ ...site, files: { ...site.files, 'pages/_site/theme.json': changedTheme(changes) } }),
    );
  if (!issuers) return [filesOf(site)];
  const signIn = (issuer: string) => ({ provider: { issuer, clientId: 'site' } });
  return issuers.map((issuer) => filesOf({ files: { 'pages/_site/sign-in.json': signIn(issuer) } }));
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

function filesOf({ schemas = [], links, texts, fields, tab, ...site }: WrittenSite): FileSystem {
  const real = [...schemas, ...(texts ? ['richText'] : [])].map((name) => `${name}.json`);
  const form = { key: 'write', title: 'Write', recipient: 'hello@harbour.example', subject: 'Hello' };
  return example.createExampleFiles({
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
}

/** Binary content is written as "bytes: 1f 8b". */
function bytesOf(content: unknown): unknown {
  const [, bytes] = /^bytes: ([\da-f ]+)$/.exec(String(content)) ?? [];
  return bytes === undefined ? content : Buffer.from(bytes.replaceAll(' ', ''), 'hex');
}
