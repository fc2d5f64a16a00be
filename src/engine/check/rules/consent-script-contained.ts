import { isObject } from '../../json/json.ts';
import { readJson } from '../../json/read-json.ts';
import type { Rule } from '../rule.ts';
import { listSome, quote } from '../../text/messages.ts';

export const consentScriptContained: Rule = {
  id: 'consent-script-contained',
  severity: 'warning',
  start: ({ site, report }) => ({
    document({ kind, name, file }: { kind: string; name?: string; file: string }) {
      if (kind !== 'site' || name !== 'consent') return;
      const read = readJson(site.fileSystem, file);
      if (!('value' in read) || !isObject(read.value) || !Array.isArray(read.value.scripts)) return;
      for (const [index, script] of read.value.scripts.entries()) {
        if (!isObject(script) || !Array.isArray(script.loadsFrom)) continue;
        const named = [script.src, ...script.loadsFrom].filter((host) => typeof host === 'string');
        report(
          file,
          { at: 'value', pointer: `/scripts/${index}/loadsFrom` },
          `Opened the security policy of every page: what is loaded from ${listSome(named, quote)} may add scripts, styles, pictures and frames, and scripts may write markup.`,
          {
            hint: 'Remove "loadsFrom" if the script works without it. If it is meant, set "consent-script-contained" to "off" in check.config.json.',
          },
        );
      }
    },
  }),
};
