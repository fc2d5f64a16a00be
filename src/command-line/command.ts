export interface Option {
  /** Description in `--help`. */
  description: string;
  /**
   * Placeholder of the value in `--help`: `FILE`. Brackets, `[ADDRESS]`, make the value optional. An option without it
   * takes no value.
   */
  value?: string;
  default?: string | number;
  /** The default in words, when `default` does not say it. */
  defaultText?: string;
  /** The allowed values. */
  oneOf?: readonly string[];
  /** The option may be given several times. */
  repeated?: true;
  /** Makes the value a whole number of this inclusive range. */
  within?: readonly [least: number, most: number];
}

export type Options = Record<string, Option>;

/**
 * The definition of a command: its arguments are parsed by it, and `--help` is printed from it, so each
 * option is stated once. Commands of all folders use it, so this folder imports only `src/shared`.
 */
export interface Command<O extends Options = Options> {
  /** How to call it: `npm run check`. */
  call: string;
  /** What it does, in one or a few sentences. */
  description: string;
  /** Positional arguments: placeholder and largest number. */
  words?: { placeholder: string; most: number };
  options: O;
  /** More text for `--help`, in lines of at most 100 characters. */
  notes?: string;
  /** Example calls, one per line. */
  examples: readonly string[];
  /** Meaning of each exit code. */
  exitCodes: Readonly<Record<number, string>>;
}

type Known<O, V> = O extends { default: unknown } ? V : V | undefined;

type ValueOf<O extends Option> = O extends { repeated: true }
  ? string[]
  : O extends { within: unknown }
    ? Known<O, number>
    : O extends { oneOf: readonly (infer Choice)[] }
      ? Known<O, Choice>
      : O extends { value: string }
        ? Known<O, string>
        : boolean;

export type Values<O extends Options> = { [Name in keyof O]: ValueOf<O[Name]> };

/** Parsed arguments of a command. */
export interface Arguments<O extends Options> {
  values: Values<O>;
  words: string[];
}

export function defineCommand<const O extends Options>(command: Command<O>): Command<O> {
  return command;
}
