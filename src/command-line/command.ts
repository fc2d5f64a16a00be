interface Described {
  /** What the option does, as `--help` says it. */
  what: string;
}

/** An option that is there or not. */
interface Flag extends Described {
  takes?: undefined;
}

interface TextOption extends Described {
  /** What follows the option, as `--help` shows it: `FILE`. In brackets, `[ADDRESS]`, when it may be left out. */
  takes: string;
  default?: string;
  /** What happens without it, in words, where no value is the default. */
  unless?: string;
  /** The values it knows. */
  oneOf?: readonly string[];
  /** It may be given several times. */
  repeated?: true;
}

interface NumberOption extends Described {
  takes: string;
  default?: number;
  unless?: string;
  /** The least and the most that make sense; whole numbers alone do. */
  within: readonly [least: number, most: number];
}

export type Option = Flag | TextOption | NumberOption;
export type Options = Record<string, Option>;

/**
 * What can be said about a command before it runs. Its arguments are read by this, and `--help` is printed from it, so
 * each option is stated once. Every command of the project is one, wherever it lives, so this folder imports nothing but
 * `src/shared`.
 */
export interface Command<O extends Options = Options> {
  /** How it is called: `npm run check`. */
  call: string;
  /** What it does: one sentence, or a few. */
  what: string;
  /** The words that may follow it, beside options. */
  words?: { shown: string; most: number };
  options: O;
  /** What else there is to say: lines of at most 100 characters. */
  notes?: string;
  /** Calls to copy, each a line. */
  examples: readonly string[];
  /** What each exit code means. */
  exitCodes: Readonly<Record<number, string>>;
}

type Known<O, V> = O extends { default: unknown } ? V : V | undefined;

type ValueOf<O extends Option> = O extends { repeated: true }
  ? string[]
  : O extends { within: unknown }
    ? Known<O, number>
    : O extends { oneOf: readonly (infer Choice)[] }
      ? Known<O, Choice>
      : O extends { takes: string }
        ? Known<O, string>
        : boolean;

export type Values<O extends Options> = { [Name in keyof O]: ValueOf<O[Name]> };

/** What was typed behind a command. */
export interface Arguments<O extends Options> {
  values: Values<O>;
  words: string[];
}

export function defineCommand<const O extends Options>(command: Command<O>): Command<O> {
  return command;
}
