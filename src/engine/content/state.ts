import { isObject, type Json } from '../json/json.ts';
import type { Field } from '../schemas/field.ts';
import { readMoment } from '../text/moments.ts';

/** Whether visitors see a page or a block: now, not before it is finished, not yet, or no more. */
export type State = 'live' | 'draft' | 'ahead' | 'over';

/** The instant for which a site is read, in milliseconds, and the zone of its written times. */
export interface Clock {
  at: number;
  zone: string | undefined;
}

/** What a page or a block says of its time, as it is written. Plain data. */
export interface Dates {
  draft?: true;
  from?: string;
  until?: string;
  /** For a page: where its address leads when it is over. */
  afterwards?: string;
}

/** `field`: the page or the block. A section type may have a property "from" of its own, which is no time. */
export function datesOf(value: Json, { properties }: Pick<Field, 'properties'>): Dates {
  if (!isObject(value)) return {};
  const { draft, from, until, afterwards } = value;
  const isTime = (name: string, text: Json | undefined) =>
    typeof text === 'string' && properties.get(name)?.role === 'moment';
  return {
    ...(draft === true && properties.has('draft') && { draft }),
    ...(isTime('from', from) && { from: String(from) }),
    ...(isTime('until', until) && { until: String(until) }),
    ...(typeof afterwards === 'string' && properties.has('afterwards') && { afterwards }),
  };
}

/** A time that cannot be read shows nothing; the check reports it. */
export function stateOf({ draft, from, until }: Dates, { at, zone }: Clock): State {
  if (draft) return 'draft';
  const read = (text: string, unreadable: number) => {
    const moment = readMoment(text, zone);
    return 'at' in moment ? moment.at : unreadable;
  };
  if (from !== undefined && at < read(from, Infinity)) return 'ahead';
  return until === undefined || at < read(until, -Infinity) ? 'live' : 'over';
}

/** Why visitors do not see something: `begins on 2027-03-01`. Empty for what they see. */
export function describeState(dates: Dates, clock: Clock): string {
  const { from, until } = dates;
  return { draft: 'is a draft', ahead: `begins on ${from}`, over: `ended on ${until}`, live: '' }[
    stateOf(dates, clock)
  ];
}

/** A note for those who look at a preview: why visitors do not see something. Empty for what they see. */
export function explainState(subject: string, dates: Dates, clock: Clock): string {
  const reason = describeState(dates, clock);
  return reason && `Visitors do not see ${subject}: it ${reason}.`;
}

/** The instants at which the state changes. */
export function changesOf({ draft, from, until }: Dates, zone: string | undefined): number[] {
  if (draft) return [];
  return [from, until].flatMap((text) => {
    const moment = text === undefined ? { reason: 'form' } : readMoment(text, zone);
    return 'at' in moment ? [moment.at] : [];
  });
}
