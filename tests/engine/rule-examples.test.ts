import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ownRulesFolder, rules } from '../../src/engine/check/all-rules.ts';
import type { NamedRule } from '../../src/engine/check/rule.ts';
import { configFile } from '../../src/engine/check/severities.ts';
import { tested } from '../stage/fixture-files.ts';
import { type ExampleSite, inspectExample } from './example-site.ts';
import { drawingOf, pngOf } from './example-pictures.ts';
import { repeatParts } from './written-cases.ts';

const example =
  /(?<=Wrong:\n\n```text\n)(?<bad>[^]*?)(?<between>\n```\n\nFound:\n\n```text\n)(?<found>[^]*?)(?=\n```\n\nRight:\n\n```text\n(?<good>[^]*?)\n```)/g;

const testedRules = rules.filter(({ page }) => tested !== 'own' || page.startsWith(ownRulesFolder));

// Run vitest with -u after the file's name to update the expected findings, and review them.
test.each(testedRules)('the page of $id shows what its examples give', async (rule) => {
  const { id, isFixed } = rule;
  const severity = rule.severity === 'off' ? 'warning' : rule.severity;
  const file = resolve(rule.page);
  const page = readFileSync(file, 'utf8');
  const examples = [...page.matchAll(example)];
  expect(examples.length).toBeGreaterThan(0);
  expect(examples).toHaveLength(page.match(/^Wrong:$/gm)?.length ?? 0);
  let [written, at] = ['', 0];
  for (const { index, groups, 0: whole } of examples) {
    const { bad = '', between = '', good = '' } = groups ?? {};
    const wrong = switchedOn(rule, readSite(repeatParts(bad)));
    const found = await inspectExample(wrong, id);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((one) => one.rule !== id || one.severity !== severity)).toEqual([]);
    expect(await inspectExample(switchedOn(rule, readSite(good)), id)).toEqual([]);
    if (!isFixed) {
      const off = { [configFile]: { rules: { [id]: 'off' } } };
      expect(await inspectExample({ ...wrong, files: { ...wrong.files, ...off } }, id)).toEqual([]);
    }
    written += `${page.slice(at, index)}${bad}${between}${found.map(({ text }) => text).join('\n\n')}`;
    at = index + whole.length;
  }
  await expect(written + page.slice(at)).toMatchFileSnapshot(file);
});

/** A rule that is off shows its examples as a warning. */
function switchedOn({ id, severity }: NamedRule, site: ExampleSite): ExampleSite {
  if (severity !== 'off') return site;
  return { ...site, files: { ...site.files, [configFile]: { rules: { [id]: 'warning' } } } };
}

/** The site of an example: each file by name, followed by its difference to a small site without findings. */
function readSite(text: string): ExampleSite {
  const files: Record<string, unknown> = {};
  const others = { link: [] as string[], folder: [] as string[] };
  const committed: Record<string, string> = {};
  for (const part of text === 'the site without the mistake' ? [] : text.split('\n\n')) {
    const [head = '', ...lines] = part.split('\n');
    const [, missing, file = '', note = ''] = /^(no )?([^,\n]+)(?:, (.*))?$/.exec(head) ?? [];
    const [, kind, width, height] = /^a (picture|drawing) of (\d+)(?: × (\d+) pixels| KB)$/.exec(note) ?? [];
    const content = lines.join('\n');
    if (note === 'which is a symbolic link') others.link.push(file);
    else if (note === 'as committed') committed[file] = content;
    else if (note === 'which is a folder') others.folder.push(file);
    else if (kind === 'picture') files[file] = pngOf(Number(width), Number(height));
    else if (kind === 'drawing') files[file] = drawingOf(Number(width) * 1000);
    else if (note === 'not in UTF-8') files[file] = Buffer.from(content, 'latin1');
    else if (missing) files[file] = undefined;
    else files[file] = note === 'in full' || !file.endsWith('.json') ? content : readExcerpt(content);
  }
  return { files, links: others.link, folders: others.folder, committed };
}

/** Properties to merge into those of the small site; the text itself if it is not such JSON. */
function readExcerpt(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The example is about invalid JSON.
    return text;
  }
}
