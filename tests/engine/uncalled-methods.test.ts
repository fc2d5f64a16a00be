import { expect, test } from 'vitest';
import { uncalledMethods } from '../../src/engine/vite/uncalled-methods.ts';

const core = '/library/core.mjs';
const library = `
const group = { go, stop() {}, own: 1 };
class Slider {
  turn() { return this.go(); }
  static extend() {}
}
`;

interface Hooks {
  transform: { handler: (code: string, id: string) => { code: string } };
  generateBundle: (options: unknown, bundle: Record<string, unknown>) => void;
}

const context = {
  environment: { config: { build: {} } },
  error(message: string) {
    throw new Error(message);
  },
};

const plugin = (names: string[]) => uncalledMethods({ core, names }) as unknown as Hooks;
const transform = (names: string[]) =>
  plugin(names).transform.handler.call(context, library, core).code.replace(/\s+/g, ' ').trim();

/** Builds a file with this code and these modules in it. */
function bundle(code: string, moduleIds: string[]) {
  const chunk = { type: 'chunk', fileName: 'assets/slider.js', code, moduleIds };
  plugin(['go']).generateBundle.call(context, undefined, { 'assets/slider.js': chunk });
}

test('a method that nobody calls is in no class, and in no object from which the class takes it', () => {
  expect(transform(['turn', 'extend'])).toBe('const group = { go, stop() {}, own: 1 }; class Slider { }');
  expect(transform(['go', 'stop'])).toBe(
    'const group = { own: 1 }; class Slider { turn() { return this.go(); } static extend() {} }',
  );
});

test('a method that the library does not have stops the build', () => {
  expect(() => transform(['turns'])).toThrow(`Unknown method "turns": ${core} has none of that name.`);
  // A value is no method.
  expect(() => transform(['own'])).toThrow(`Unknown method "own": ${core} has none of that name.`);
});

test('a method that is called after all stops the build', () => {
  expect(() => bundle('slider.going()', [core])).not.toThrow();
  expect(() => bundle('other.go()', ['/library/other.mjs'])).not.toThrow();
  expect(() => bundle('slider.go()', [core])).toThrow(
    'assets/slider.js calls "go". Take it off the list of methods that nobody calls.',
  );
});
