import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ExampleSite } from '../../src/engine/diagnostics/rule.ts';
import type { Diagnostic } from '../../src/shared/diagnostic.ts';
import { createExampleFiles, inspectExampleFiles, readReal } from './example-site.ts';
import { describeFinding } from './test-site.ts';

/** A site of the examples, as a file of cases writes it; null instead of a file removes it. */
interface WrittenSite extends ExampleSite {
  /** Real section schemas, beside or instead of the small ones. */
  schemas?: string[];
  /** Addresses, each the link of a card. */
  links?: string[];
  /** Rich texts, each a block of its own. */
  texts?: string[];
  /** Fields of a form, and what else is to be said of its tab. */
  fields?: object[];
  tab?: object;
}

const folder = 'tests/engine/findings';
const written =
  /(?<before>## [^\n]+\n\n```json\n)(?<site>[\s\S]*?)(?<behind>\n```\n\n```text\n)(?<found>[\s\S]*?)\n```/g;

// A case is a heading, what differs from the site of the examples, and what is found in it. Write the first two and an
// empty block of text, run `npx vitest run -u tests/engine/findings.test.ts`, and read what it wrote.
describe.each(readdirSync(folder))('%s', (name) => {
  test('the check says what stands there', async () => {
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    const cases = [...text.matchAll(written)];
    expect(cases).toHaveLength(text.match(/^## /gm)?.length ?? 0);
    let [filled, at] = ['', 0];
    for (const { index, groups, 0: whole } of cases) {
      const { before, site, behind } = groups as { before: string; site: string; behind: string };
      filled += `${text.slice(at, index)}${before}${site}${behind}${await find(JSON.parse(site))}\n\`\`\``;
      at = index + whole.length;
    }
    await expect(filled + text.slice(at)).toMatchFileSnapshot(`findings/${name}`);
  });
});

async function find({ schemas = [], links, texts, fields, tab, ...site }: WrittenSite): Promise<string> {
  const real = [...schemas, ...(texts ? ['richText'] : [])].map((name) => `${name}.json`);
  const form = { key: 'write', title: 'Write', recipient: 'hello@harbour.example', subject: 'Hello' };
  const fileSystem = createExampleFiles({
    ...site,
    blocks: [
      ...(site.blocks ?? []),
      ...(links ?? []).map((href) => ({ type: 'cardGrid', title: 'Cards', cards: [{ title: 'A', href }] })),
      ...(texts ?? []).map((body) => ({ type: 'richText', body })),
      ...(fields ? [{ type: 'contactForm', tabs: [{ ...form, submit: 'Send', ...tab, fields }] }] : []),
    ],
    files: {
      ...Object.fromEntries(real.map((name) => [`section-schemas/${name}`, readReal(name)])),
      ...Object.fromEntries(
        Object.entries(site.files ?? {}).map(([file, content]) => [file, content ?? undefined]),
      ),
    },
  });
  const { diagnostics } = await inspectExampleFiles(fileSystem);
  const found = diagnostics.map((one) => [describeFinding(one, fileSystem), ...editOf(one)].join('\n'));
  return found.length === 0 ? 'Nothing.' : showHidden(found.join('\n\n'));
}

function editOf({ fix }: Diagnostic): string[] {
  return fix ? [`Edit${fix.safe ? ', safe' : ''}: ${fix.kind} ${fix.pointer} ${fix.text}`.trimEnd()] : [];
}

/** Characters that cannot be seen, by their numbers. */
function showHidden(text: string): string {
  return text.replaceAll(
    /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0]/gu,
    (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`,
  );
}
