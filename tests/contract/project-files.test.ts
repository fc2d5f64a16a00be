import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

test('each decision has its number, its status and date, the problem, the decision, what lost and the consequences', () => {
  const files = readdirSync('docs/decisions').toSorted();
  expect(files.length).toBeGreaterThan(10);
  const wrong = files.filter((file, index) => {
    const text = read(`docs/decisions/${file}`);
    const parts = [...text.matchAll(/^\*\*([^*]+)\.\*\*/gm)].map(([, name]) => name);
    const isNumbered = file.startsWith(String(index + 1).padStart(4, '0'));
    const hasHead = new RegExp(
      `^# ${index + 1}\\. .+\\n\\n(?:Accepted|Replaced by .+), \\d{4}-\\d\\d-\\d\\d\\.`,
    ).test(text);
    return !isNumbered || !hasHead || parts.join() !== 'Problem,Decision,What lost,Consequences';
  });
  expect(wrong).toEqual([]);
});

test('each folder of the engine opens with what belongs there, and the list of all folders leads to it', () => {
  const folder = 'src/engine';
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const list = read(`${folder}/README.md`);
  const linked = [...list.matchAll(/\(([\w-]+)\/README\.md\)/g)].map(([, name = '']) => name);
  // Rules only: each says in its file what it wants and why.
  expect(linked.concat('checks').toSorted()).toEqual(folders.toSorted());
  for (const name of linked)
    expect(read(`${folder}/${name}/README.md`), name).toMatch(
      /^# .+\n\n[^]+\n\nNever here: [^]+\n\nBegin with `[^]+\.\n$/,
    );
});

test('every file that these READMEs name is there', () => {
  for (const name of readdirSync('src/engine')) {
    const file = `src/engine/${name}/README.md`;
    if (!existsSync(file)) continue;
    const named = [...read(file).matchAll(/`([\w./-]+\.(?:ts|mjs))`/g)].map(([, path = '']) => path);
    expect(
      named.filter((path) => !existsSync(`src/engine/${name}/${path}`)),
      name,
    ).toEqual([]);
  }
});

test('CI runs on versions of Node that package.json allows, and developers get one of them', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  const [, versions = ''] = /matrix: \{ node: \[(.*)\] \}/.exec(read('.github/workflows/ci.yml')) ?? [];
  expect(versions.split(', ')).toContain(read('.nvmrc').trim());
  const least = Number(engines.node.replace('>=', ''));
  for (const version of versions.split(', ')) expect(Number(version)).toBeGreaterThan(least);
});

test('what npm run gen writes is folded away in reviews, and no more of the sources is', () => {
  const listed = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  // Git lists what somebody has deleted until that is committed.
  const names = listed.filter((name) => existsSync(name));
  const marks = execFileSync('git', ['check-attr', '--stdin', 'linguist-generated'], {
    input: names.join('\n'),
    encoding: 'utf8',
  });
  const marked = [...marks.matchAll(/^(.+): linguist-generated: set$/gm)].map(([, name = '']) => name);
  const isGenerated = (name: string) =>
    name.includes('/generated/') || /^(?:\/\/ Made by|<!-- (?:Made|Generated) by)/.test(read(name));
  const texts = names.filter((name) => /\.(?:ts|json|md)$/.test(name) && name !== 'package-lock.json');
  expect(texts.filter((name) => isGenerated(name) !== marked.includes(name))).toEqual([]);
});
