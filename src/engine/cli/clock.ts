import { UsageError } from '../../command-line/read-arguments.ts';
import type { Option } from '../../command-line/command.ts';
import { readMoment } from '../text/moments.ts';

export const atOption = {
  value: 'INSTANT',
  description:
    'the instant with which "from" and "until" are compared, such as 2027-03-01T09:00Z or 2027-03-01T09:00+01:00',
  defaultText: 'now',
} as const satisfies Option;

/**
 * The instant after `--at`, or now: the only place where the engine asks for the time.
 * @throws UsageError for another text.
 */
export function readClock(instant?: string): number {
  if (instant === undefined) return Math.floor(Date.now() / 1000) * 1000;
  const moment = readMoment(instant, undefined);
  if ('at' in moment) return moment.at;
  throw new UsageError(
    `Expected an instant such as 2027-03-01T09:00Z or 2027-03-01T09:00+01:00 after --at, instead of "${instant}".`,
  );
}
