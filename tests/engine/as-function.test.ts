import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { asFunction } from '../../src/engine/files/as-function.mjs';

type Run = (
  importModule: (name: string) => Promise<unknown>,
  meta: object,
) => Promise<Record<string, unknown>>;

/** What a module exports that is run as a function; `modules` is what it can import. */
async function run(code: string, modules: Record<string, object> = {}, meta: object = {}) {
  const asked: string[] = [];
  const importModule = (name: string) => {
    asked.push(name);
    return Promise.resolve(modules[name]);
  };
  const exported = await (new Script(await asFunction(code)).runInThisContext() as Run)(importModule, meta);
  return { exported, asked };
}

const letters = { default: 'A', b: 'B', 'c-d': 'C' };

test.each([
  ['import { b } from "letters";\nconst all = b;', 'B'],
  ['import { b as c } from "letters";\nconst all = c;', 'B'],
  ['import {\n  b,\n  "c-d" as c\n} from "letters";\nconst all = b + c;', 'BC'],
  ['import a from "letters";\nconst all = a;', 'A'],
  ['import a, { b as c } from "letters";\nconst all = a + c;', 'AB'],
  ['import * as every from "letters";\nconst all = every.b;', 'B'],
  ['import{b as c}from"letters";const all=c;', 'B'],
  ['import "letters";\nconst all = 1;', 1],
  ['const all = (await import("letters")).b;', 'B'],
  ['const name = () => "letters";\nconst all = (await import(name())).b;', 'B'],
])('%j imports what the module imports', async (code, all) => {
  const { exported, asked } = await run(`${code}\nexport { all };\n`, { letters });
  expect(exported).toEqual({ all });
  expect(asked).toEqual(['letters']);
});

test('what is imported is there before the first statement, and asked for in the order of the code', async () => {
  const code =
    'const all = a + b;\nimport { a } from "one";\nimport { b } from "two";\nexport { all as default, all as sum };';
  const { exported, asked } = await run(code, { one: { a: 1 }, two: { b: 2 } });
  expect(exported).toEqual({ default: 3, sum: 3 });
  expect(asked).toEqual(['one', 'two']);
});

test('words in texts, comments and names are left alone', async () => {
  const code = [
    '// import { a } from "nothing"; export { a };',
    'const text = `import("x") ${"import.meta"} export { y }`;',
    'const object = { import: 1, export: 2 };',
    'const all = text + object.import + object.export;',
    'export { all };',
    '//# sourceMappingURL=x.map',
  ].join('\n');
  const { exported, asked } = await run(code);
  expect(exported).toEqual({ all: 'import("x") import.meta export { y }12' });
  expect(asked).toEqual([]);
});

test('the code is strict, and import.meta what it is given', async () => {
  const code = 'const all = [(function () { return this; })(), import.meta.url];\nexport { all };';
  expect((await run(code, {}, { url: 'file:///x' })).exported).toEqual({ all: [undefined, 'file:///x'] });
});

test('what a module throws is thrown', async () => {
  await expect(run('throw new RangeError("no");')).rejects.toThrow(RangeError);
});

test.each([
  ['export const a = 1;'],
  ['const a = 1;\nexport { a };\nimport "late";'],
  ['import a, * as b from "letters";'],
  ['export * from "letters";'],
  ['export { b } from "letters";'],
])('%j is refused rather than run wrongly', async (code) => {
  await expect(asFunction(code)).rejects.toThrow(/Exports are not listed|Unknown form/);
});
