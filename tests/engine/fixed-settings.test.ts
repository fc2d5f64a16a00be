import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fixedSettings } from '../../src/engine/vite/fixed-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'fixed-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const core = join(folder, 'core.mjs');
const module = join(folder, 'module.mjs');
writeFileSync(
  core,
  `const defaults = { speed: 300, loop: false, wrapper: 'row', width: undefined, ratio: 1 + 1 };`,
);

/** What the plug-in makes of a file of the library when sliders set `speed`. */
function transform(code: string, id = core, varying = ['speed']): string {
  const { buildStart, transform: hook } = fixedSettings({
    core,
    varying,
    absent: ['virtual'],
  }) as unknown as {
    buildStart: () => void;
    transform: { handler: (code: string, id: string) => { code: string } };
  };
  const context = {
    environment: { config: { build: {} } },
    error(message: string) {
      throw new Error(message);
    },
  };
  buildStart.call(context);
  return hook.handler.call(context, code, id).code;
}

test('a setting that no slider sets is its default, one that a slider sets is looked up', () => {
  expect(transform('go(params.loop, swiper.params.wrapper, params.width, params.speed, params.other);')).toBe(
    "go((false), ('row'), (undefined), params.speed, params.other);",
  );
});

test('settings that are taken out of all at once are constants too', () => {
  expect(transform('const { loop, speed, width } = swiper.params, { loop: own } = other;')).toBe(
    'const { speed } = swiper.params, loop = (false), width = (undefined), { loop: own } = other;',
  );
  expect(transform('const { loop } = params;')).toBe('const loop = (false);');
  expect(transform('const { loop } = params;', module)).toBe('const { loop } = params;');
});

test('of the defaults those are left that something looks up', () => {
  expect(transform(readFileSync(core, 'utf8'))).toBe('const defaults = { speed: 300, ratio: 1 + 1 };');
});

test('a default that has to be worked out is looked up', () => {
  expect(transform('go(params.ratio)')).toBe('go(params.ratio)');
});

test('what only an unused module brings is absent, as a setting and as a part', () => {
  expect(transform('if (swiper.virtual && params.virtual.on) go(other.virtual)')).toBe(
    'if ((undefined) && (undefined).on) go(other.virtual)',
  );
});

test("a module's own settings are not taken for those of the slider", () => {
  expect(transform('go(params.loop, swiper.params.loop)', module)).toBe('go(params.loop, (false))');
});

test('a setting that the library sets by itself stops the build', () => {
  expect(() => transform('swiper.params.loop = true')).toThrow(
    'Swiper sets "swiper.params.loop" by itself. Name it among the settings that vary.',
  );
  expect(transform('swiper.params.speed = 1')).toBe('swiper.params.speed = 1');
});

test('a setting that the library does not have stops the build', () => {
  expect(() => transform('', core, ['sped'])).toThrow(
    `Unknown slider setting "sped": ${core} has no such default.`,
  );
});
