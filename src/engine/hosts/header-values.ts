import { type HostRules, usualCaching } from './host-rules.ts';

/** One header, and its value by the beginning of the address. */
export interface HeaderValues {
  name: string;
  /** For addresses that no rule names; undefined when they get no such header. */
  usual: string | undefined;
  /** Rules for some addresses only. A later one wins. */
  special: { path: string; isPrefix: boolean; value: string }[];
}

/** The rules turned over: which values each header has. */
export function headerValues({ headers: rules, base }: HostRules): HeaderValues[] {
  const byName = new Map<string, HeaderValues>();
  const find = (name: string): HeaderValues => {
    const known = byName.get(name) ?? { name, usual: undefined, special: [] };
    byName.set(name, known);
    return known;
  };
  find('Cache-Control').usual = usualCaching;
  for (const { path, isPrefix, headers } of rules) {
    for (const [name, value] of headers) {
      if (path === base && isPrefix) find(name).usual = value;
      else find(name).special.push({ path, isPrefix, value });
    }
  }
  return [...byName.values()];
}
