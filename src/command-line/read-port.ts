import { UsageError } from './read-arguments.ts';

/** The port that the environment variable PORT names. @throws UsageError when it is none. */
export function readPort(text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new UsageError(`Expected a port from 0 to 65535 in PORT instead of "${text}".`);
}
