import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'node:path';

interface Package {
  scripts: Record<string, string>;
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Package;
/** The scripts that run a file of the project; the others run tools, which explain themselves. */
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const [file] = line.match(/\S+\.ts(?=$| )/) ?? [];
  const isOurs = file !== undefined && !line.includes('vitest') && !line.startsWith('tsc');
  return isOurs ? [{ name, line, call: name === 'start' ? 'npm start' : `npm run ${name}` }] : [];
});
const tools = /^(?:vite|vitest|playwright|oxlint|tsc|npm)\b/;

/** Runs a script with what was typed behind it, as npm does; a network or a build it starts would not end in time. */
function run(
  line: string,
  ...typed: string[]
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const [program = '', ...args] = line.split(' ');
  const isNode = parse(program).name === 'node';
  const child = spawn(
    process.execPath,
    isNode ? [...args, ...typed] : ['node_modules/tsx/dist/cli.mjs', ...args, ...typed],
    { env: { ...process.env, NO_COLOR: '1' } },
  );
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })));
}

test('each script is a command of the project or a tool that is known', () => {
  const known = new Set(commands.map(({ name }) => name));
  expect(commands.length).toBeGreaterThan(10);
  const others = Object.entries(scripts).filter(([name, line]) => !known.has(name) && !tools.test(line));
  expect(others).toEqual([]);
});

describe.each(commands)('$call', ({ line, call }) => {
  test('--help says how it is called, what it does, its options with their defaults, examples and exit codes', async () => {
    const { code, stdout, stderr } = await run(line, '--help');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [usage = '', what = '', options = '', ...others] = stdout.trimEnd().split('\n\n');
    expect(usage.startsWith(`Usage: ${call} -- `)).toBe(true);
    expect(what).toMatch(/^[A-Z][^]+\.$/);
    expect(options.split('\n').at(-1)).toMatch(/^ {2}--help +print this$/);
    expect(others.at(-2)).toMatch(new RegExp(`^Examples?:\\s+${call}\\b`));
    expect(others.at(-1)).toMatch(/^Exit code: 0 .+, 2 .+\.$/);
    const tooLong = stdout.split('\n').filter((text) => text.length > 110);
    expect(tooLong).toEqual([]);
  });

  test('an option it does not know ends it with 2, a sentence and no stack', async () => {
    expect(await run(line, '--hlep')).toEqual({
      code: 2,
      stdout: '',
      stderr: `Unknown option "--hlep". Did you mean "--help"?\n"${call} -- --help" says how it is used.\n`,
    });
  });
});

test('README and each other name all commands', () => {
  const readme = readFileSync('README.md', 'utf8');
  const missing = commands.filter(({ call }) => !readme.includes(`\`${call}\``));
  expect(missing.map(({ call }) => call)).toEqual([]);
});
