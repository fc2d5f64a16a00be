import { judgeEach } from '../rule.ts';
import { claimsOf, distinctHint as hint, wordDuplicate } from './shared/destination-names.ts';

export const formNamesDistinct = judgeEach('error', ({ site, report, valuesOf }) => {
  const { default: standard, destinations = [] } = site.forms ?? {};
  for (const { destination: named, fields } of valuesOf('form')) {
    const destination = destinations.find(({ name }) => name === (named ?? standard));
    if (destination?.kind !== 'endpoint') continue;
    const names = new Set(fields.map(({ value }) => value.name));
    const claims = claimsOf(destination).filter(({ field }) => field === undefined || names.has(field));
    // The rule form-destination-names-distinct reports those of the destination itself.
    const taken = new Map(claims.toReversed().map(({ name, source }) => [name, source]));
    const renamed = new Set(claims.map(({ field }) => field));
    for (const { pointer, value } of fields) {
      const name = typeof value.name === 'string' ? value.name : '';
      const owner = renamed.has(name) ? undefined : taken.get(name);
      if (owner !== undefined) report(`${pointer}/name`, wordDuplicate(name, destination, owner), { hint });
    }
  }
});
