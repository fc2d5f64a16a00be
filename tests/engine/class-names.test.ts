import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { nameClasses } from '../../src/engine/vite/class-names.ts';

const root = mkdtempSync(join(tmpdir(), 'class-names-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, code: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), code);
}

const styled = "import { styled } from 'styled-components';";
for (let number = 0; number < 60; number++) write(`src/sections/N${number + 100}.tsx`, styled);
write('src/components/plain.tsx', 'export {};');
write('src/shell/Logo.tsx', styled);

test('a class is letters for the file and digits for the component in it', () => {
  const nameOf = nameClasses(root);
  const files = Array.from({ length: 60 }, (_, number) => `src/sections/N${number + 100}.tsx`);
  const names = files.map((file) => nameOf(file, 0));
  expect(names.slice(0, 3)).toEqual(['b0', 'c0', 'd0']);
  expect(names.slice(18, 23)).toEqual(['x0', 'z0', 'bb0', 'bc0', 'bd0']);
  expect(nameOf('src/sections/N100.tsx', 11)).toBe('b11');
  expect(nameOf('src/shell/Logo.tsx', 0)).toBe('db0');
  expect(new Set(names).size).toBe(60);
});

test('no class is one that hides advertisements', () => {
  const nameOf = nameClasses(root);
  for (let number = 0; number < 60; number++)
    expect(nameOf(`src/sections/N${number + 100}.tsx`, 1)).toMatch(/^[^aeiouy\d]+1$/);
});

test('a styled component in another folder is refused', () => {
  expect(() => nameClasses(root)('tools/Box.tsx', 0)).toThrow(
    '"tools/Box.tsx" has a styled component. Move it below "src/", where the classes of a build are named.',
  );
});
