import { extname } from 'node:path';
import type { HostRules } from './host-rules.ts';

/** A built site, as what is written for its host has to know it. */
export interface HostSite {
  rules: HostRules;
  /** Every file for visitors, relative to the site's folder, in order. */
  files: readonly string[];
  /** The site's own address: `https://www.example.com`. */
  url: string;
}

/** Files to add to the built site: path → text. */
export type HostFiles = Record<string, string>;

/** The endings of the site's files, by what a host says of such files. */
export function endingsByType(
  files: readonly string[],
  typeOf: (file: string) => string,
): Map<string, string[]> {
  const types = new Map<string, string[]>();
  const endings = new Set(files.map((file) => extname(file).slice(1)).filter(Boolean));
  for (const ending of [...endings].toSorted()) {
    const type = typeOf(`file.${ending}`);
    types.set(type, [...(types.get(type) ?? []), ending]);
  }
  return types;
}
