import type { Command, Option, Options } from './command.ts';

const width = 100;

/** The output of `--help`. */
export function showHelp({ call, description, words, options, notes, examples, exitCodes }: Command): string {
  const allOptions: Options = { ...options, help: { description: 'print this' } };
  const entries = Object.entries(allOptions).map(
    ([name, option]) => [[`--${name}`, option.value].filter(Boolean).join(' '), describe(option)] as const,
  );
  const column = Math.max(...entries.map(([option]) => option.length)) + 4;
  const lines = entries.map(([option, text]) => `  ${option}`.padEnd(column) + wrap(text, column));
  const codes = Object.entries(exitCodes).map(([code, meaning]) => `${code} ${meaning}`);
  return [
    `Usage: ${[call, '--', words?.placeholder, '[options]'].filter(Boolean).join(' ')}`,
    wrap(description, 0),
    lines.join('\n'),
    ...(notes === undefined ? [] : [notes]),
    examples.length === 1
      ? `Example: ${examples[0]}`
      : `Examples:\n${examples.map((line) => `  ${line}`).join('\n')}`,
    `Exit code: ${codes.join(', ')}.\n`,
  ].join('\n\n');
}

function describe(option: Option): string {
  if (option.value === undefined) return option.description;
  const choices = option.oneOf ? `: ${option.oneOf.join(', ')}` : '';
  const several = option.repeated ? ', may be repeated' : '';
  const fallback = option.defaultText ?? option.default ?? '';
  return `${option.description}${choices}${several}${fallback === '' ? '' : ` (default: ${fallback})`}`;
}

/** Wraps a text at spaces; lines after the first are indented by `column`. */
function wrap(text: string, column: number): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && column + line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join(`\n${' '.repeat(column)}`);
}
