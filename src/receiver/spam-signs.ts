import type { IncomingHttpHeaders } from 'node:http';
import type { FormField } from '../shared/generated/sections.ts';
import { isTyped } from '../shared/forms/judge-answers.ts';
import list from './spam-signs.json' with { type: 'json' };

/** A sign of spam: what people and their browsers do not send, so that no language and no subject is a sign. */
interface Sign {
  /** Stored with the message, and shown with it. */
  name: string;
  points: number;
  /** All of these headers are missing. */
  withoutHeaders?: readonly string[];
  /** At least so many fields match, of one line only with `in`, or the answers match so many times together. */
  pattern?: string;
  matchesCase?: boolean;
  in?: string;
  exceptLinkFields?: boolean;
  fields?: number;
  times?: number;
}

const signs: readonly Sign[] = list;

/** From this many points on, a message is kept apart. */
const limit = 3;

/** Fields of these names ask for an address, such as `website` or `linkToPortfolio`. */
const asksForLink = /url|link|web|site|homepage|portfolio|profile|repo/i;

export interface Suspicion {
  headers: IncomingHttpHeaders;
  fields: readonly Pick<FormField, 'name' | 'kind'>[];
  answers: Readonly<Record<string, string>>;
  /** True when the field was filled in that people do not see. */
  isTrapped: boolean;
}

/** The names of the signs that make a message a suspect; none when they have too few points together. */
export function findSigns(suspicion: Suspicion): string[] {
  const matching = signs.filter((sign) => matches(sign, suspicion));
  const points = matching.reduce((sum, sign) => sum + sign.points, 0);
  return points < limit ? [] : matching.map(({ name }) => name);
}

function matches(sign: Sign, { headers, fields, answers, isTrapped }: Suspicion): boolean {
  const { withoutHeaders, pattern, fields: least = 1, times } = sign;
  if (withoutHeaders) return withoutHeaders.every((name) => headers[name] === undefined);
  if (pattern === undefined) return isTrapped;
  const search = new RegExp(pattern, sign.matchesCase ? 'g' : 'gi');
  const counts = fields
    // The words of options and consents are the form's own.
    .filter(({ kind }) => isTyped(kind))
    .filter(({ kind }) => sign.in !== 'lines' || kind === 'text' || kind === 'phone')
    .filter(({ name }) => !sign.exceptLinkFields || !asksForLink.test(name))
    .map(({ name }) => answers[name]?.match(search)?.length ?? 0);
  if (times !== undefined) return counts.reduce((sum, count) => sum + count, 0) >= times;
  return counts.filter((count) => count > 0).length >= least;
}
