import { parseArgs, type ParseArgsConfig } from 'node:util';
import { explainUnknown } from '../shared/suggest.ts';
import type { Arguments, Command, Option, Options, Values } from './command.ts';

/** Invalid arguments. The message is for the user of the command. */
export class UsageError extends Error {}

/**
 * Parses the arguments of a command. Undefined when they ask for help. `environment` tells of options that npm kept.
 * @throws UsageError for invalid arguments.
 */
export function readArguments<O extends Options>(
  command: Command<O>,
  argv: readonly string[],
  environment: Record<string, string | undefined> = {},
): Arguments<O> | undefined {
  refuseKept(command, environment);
  const { call, words, options } = command;
  const allOptions = { ...options, help: { description: '' } } as Options;
  const { tokens, values, positionals } = parseArgs({
    args: argv.map((argument, index) => addEmptyValue(allOptions, argument, argv[index + 1])),
    options: {
      ...Object.fromEntries(Object.entries(options).map(([name, option]) => [name, configure(option)])),
      help: { type: 'boolean', short: 'h' },
    },
    // `parseArgs` words its errors for developers, so the checks are below.
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const optionTokens = tokens.filter((token) => token.kind === 'option');
  if (optionTokens.some(({ name }) => name === 'help')) return undefined;
  for (const { name, index, value, inlineValue } of optionTokens) {
    const option = Object.hasOwn(allOptions, name) ? allOptions[name] : undefined;
    if (!option) {
      const names = Object.keys(allOptions).map((optionName) => `--${optionName}`);
      throw new UsageError(explainUnknown('option', argv.at(index)!.replace(/=.*/s, ''), names));
    }
    validateValue(option, name, value, inlineValue === true);
  }
  const [extra] = positionals.slice(words?.most ?? 0);
  if (extra !== undefined) throw new UsageError(unexpectedWord(call, words, positionals, extra));
  const read = Object.entries(options).map(([name, option]) => {
    const value = values[name];
    return [name, option.within && value !== undefined ? Number(value) : value];
  });
  return { values: Object.fromEntries(read) as Values<O>, words: positionals };
}

/** Without "--" before them, npm takes options for its own, and passes them on as environment variables only. */
function refuseKept(
  { call, words, options }: Command,
  environment: Record<string, string | undefined>,
): void {
  const kept = Object.entries(options).filter(
    ([name]) => environment[`npm_config_${name.replaceAll('-', '_')}`],
  );
  if (kept.length === 0) return;
  const names = kept.map(([name]) => `--${name}`).join(' ');
  const asMeant = kept.map(([name, { value }]) => (value === undefined ? `--${name}` : `--${name} ${value}`));
  const line = [call, '--', words?.placeholder, ...asMeant].filter(Boolean).join(' ');
  throw new UsageError(`Missing "--": without it, npm keeps ${names} for itself. Write: ${line}`);
}

/** When an option is repeated, the last value counts, unless the option takes several. */
function configure(option: Option): NonNullable<ParseArgsConfig['options']>[string] {
  if (option.value === undefined) return { type: 'boolean', default: false };
  if (option.repeated) return { type: 'string', multiple: true, default: [] };
  return { type: 'string', ...(option.default !== undefined && { default: String(option.default) }) };
}

/** Gives an option without its optional value an empty one, because `parseArgs` has no optional values. */
function addEmptyValue(options: Options, argument: string, next: string | undefined): string {
  const option = argument.startsWith('--') ? options[argument.slice(2)] : undefined;
  const isOptional = option?.value?.startsWith('[');
  return isOptional && (next === undefined || next.startsWith('-')) ? `${argument}=` : argument;
}

function unexpectedWord(call: string, words: Command['words'], positionals: string[], extra: string): string {
  if (!words) return `Unexpected "${extra}": "${call}" takes only options, which begin with "--".`;
  const quoted = positionals.map((word) => `"${word}"`).join(', ');
  return `Expected ${words.most === 1 ? 'one word' : `at most ${words.most} words`}, ${words.placeholder}, and found ${quoted}. Put texts with spaces into quotes.`;
}

function validateValue(option: Option, name: string, value: string | undefined, isInline: boolean): void {
  if (option.value === undefined) {
    if (value !== undefined) throw new UsageError(`Unexpected value "${value}": --${name} takes none.`);
    return;
  }
  const isLeftOut = value === undefined || value.trim() === '' || (!isInline && value.startsWith('--'));
  if (isLeftOut && !option.value.startsWith('['))
    throw new UsageError(`Expected ${option.value} after --${name}.`);
  if (value === undefined) return;
  if (option.within) validateNumber(name, value, option.within);
  if (option.oneOf?.includes(value) === false)
    throw new UsageError(explainUnknown(`--${name}`, value, option.oneOf));
}

function validateNumber(name: string, value: string, [least, most]: readonly [number, number]): void {
  if (/^\d+$/.test(value) && Number(value) >= least && Number(value) <= most) return;
  const range = most === Number.MAX_SAFE_INTEGER ? `, ${least} or more,` : ` from ${least} to ${most}`;
  throw new UsageError(`Expected a whole number${range} after --${name} instead of "${value}".`);
}
