import { isObject } from '../json/json.ts';
import { readJson } from '../json/read-json.ts';
import { defineRule } from '../rules/define-rule.ts';
import { listSome } from '../text/list-some.ts';
import { quote } from '../text/quote.ts';

export const consentScriptContained = defineRule({
  id: 'consent-script-contained',
  severity: 'warning',
  summary:
    'A script in _site/consent.json that is given "loadsFrom", as tag managers, chats and some analytics need it, opens the security policy of every page, for all visitors who allow its category or not: its hosts may add scripts, styles, pictures and frames, and scripts may write markup into the page (no Trusted Types).',
  why: 'Whoever controls the script, or one of those hosts, controls what visitors see and type. It is said once, so that it is chosen; set this rule to "off" in check.config.json when it is.',
  examples: [
    {
      bad: {
        files: {
          'pages/_site/consent.json': {
            scripts: [
              {
                category: 'analytics',
                src: 'https://tags.example.com/loader.js',
                loadsFrom: ['https://*.stats.example'],
              },
            ],
          },
        },
      },
      finds: [
        {
          file: 'pages/_site/consent.json',
          slice: '"loadsFrom"',
          message:
            'Opened the security policy of every page: what is loaded from "https://tags.example.com/loader.js", "https://*.stats.example" may add scripts, styles, pictures and frames, and scripts may write markup.',
          hint: 'Remove "loadsFrom" if the script works without it. If it is meant, set "consent-script-contained" to "off" in check.config.json.',
        },
      ],
      good: {
        files: {
          'pages/_site/consent.json': {
            scripts: [{ category: 'analytics', src: 'https://stats.example.com/count.js' }],
          },
        },
      },
    },
  ],
  looksAt: 'site',
  create: ({ site, report }) => ({
    document({ kind, name, file }: { kind: string; name?: string; file: string }) {
      if (kind !== 'site' || name !== 'consent') return;
      const read = readJson(site.fileSystem, file);
      if (!('value' in read) || !isObject(read.value) || !Array.isArray(read.value.scripts)) return;
      for (const [index, script] of read.value.scripts.entries()) {
        if (!isObject(script) || !Array.isArray(script.loadsFrom)) continue;
        const named = [script.src, ...script.loadsFrom].filter((host) => typeof host === 'string');
        report({
          file,
          place: { at: 'value', pointer: `/scripts/${index}/loadsFrom` },
          message: `Opened the security policy of every page: what is loaded from ${listSome(named, quote)} may add scripts, styles, pictures and frames, and scripts may write markup.`,
          hint: 'Remove "loadsFrom" if the script works without it. If it is meant, set "consent-script-contained" to "off" in check.config.json.',
        });
      }
    },
  }),
});
