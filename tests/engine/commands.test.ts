import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { callIn } from '../stage/call-command.ts';

interface Package {
  scripts: Record<string, string>;
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Package;
/** The scripts that run commands of the project. The others run tools, which have their own help. */
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  // It says what to type without the packages that any other way to start would need.
  const [, file] =
    /^node src\/command-line\/run\.mjs (?:--sources )?((?:src|tools)\/\S+\.ts)$/.exec(line) ?? [];
  return file === undefined ? [] : [{ name, file, call: name === 'start' ? 'npm start' : `npm run ${name}` }];
});
const tools = /^(?:[A-Z]+=\S+ )?(?:vite|vitest|playwright|oxlint|depcruise|knip|oxfmt|tsc|npm|run-[ps])\b/;

test('each script is a command of the project or a known tool', () => {
  const known = new Set(commands.map(({ name }) => name));
  expect(commands.length).toBeGreaterThan(10);
  const others = Object.entries(scripts).filter(([name, line]) => !known.has(name) && !tools.test(line));
  expect(others).toEqual([]);
});

describe.each(commands)('$call', ({ name, file, call }) => {
  test('--help shows the call, the purpose, options with defaults, examples and exit codes', async () => {
    const { code, stdout, stderr } = await callIn({}, file, '--help');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [usage = '', what = '', options = '', ...others] = stdout.trimEnd().split('\n\n');
    expect(usage.startsWith(`Usage: ${call} -- `)).toBe(true);
    expect(what).toMatch(/^[A-Z][^]+\.$/);
    expect(options.split('\n').at(-1)).toMatch(/^ {2}--help +print this$/);
    expect(others.at(-2)).toMatch(new RegExp(`^Examples?:\\s+${call}\\b`));
    expect(others.at(-1)).toMatch(/^Exit code: 0 .+, 2 .+\.$/);
    expect(stdout.split('\n').filter((text) => text.length > 110)).toEqual([]);
    await expect(stdout).toMatchFileSnapshot(`help/${name.replace(':', '-')}.txt`);
  });

  test('an unknown option exits with 2 and a message without a stack', async () => {
    expect(await callIn({}, file, '--hlep')).toEqual({
      code: 2,
      stdout: '',
      stderr: `Unknown option "--hlep". Did you mean "--help"?\n"${call} -- --help" lists its options.\n`,
    });
  });
});

test('the list of commands is complete', () => {
  const list = readFileSync('docs/commands.md', 'utf8');
  const missing = commands.filter(({ call }) => !list.includes(`\`${call}\``));
  expect(missing.map(({ call }) => call)).toEqual([]);
});
