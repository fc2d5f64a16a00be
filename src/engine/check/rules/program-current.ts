import { newerBy, presentVersion } from '../../content/present-version.ts';
import { isObject } from '../../json/json.ts';
import { judgeAll } from '../rule.ts';

export const programCurrent = judgeAll('warning', ({ site, report }) => {
  const file = site.files.site.get('brand');
  const brand = site.siteFiles.get('brand')?.value;
  const value = isObject(brand) ? brand.programVersion : undefined;
  if (file === undefined || typeof value !== 'string') return;
  // Undefined for a value of which its schema says more.
  const newer = newerBy(value) ?? 0;
  const where = { file, place: { at: 'value', pointer: '/programVersion' }, value } as const;
  if (newer > 0)
    report(
      where,
      `Unexpected content for version ${value} of the program, which is ${presentVersion} here.`,
      {
        hint: 'What is new in that version is unknown here, or missing on the pages. Take over that version of the program: docs/update.md says how.',
      },
    );
  if (newer < 0)
    report(where, `Unexpected version "${value}": the program is newer.`, {
      meant: presentVersion,
      safe: true,
      hint: 'CHANGELOG.md says at each version since then what it changes for you: "Breaking" and "How to update".',
    });
});
