import { judgeAll } from '../rule.ts';

export const sharedBlockUsed = judgeAll('warning', ({ site, report, uncertainty, valuesOf }) => {
  const used = new Set(valuesOf('sharedBlock').map(({ value }) => value));
  const isMisspelt = [...used].some((name) => !site.files.shared.has(name));
  for (const [name, file] of site.files.shared) {
    // Another rule reports a misspelt name, which may mean this block.
    if (used.has(name) || isMisspelt || uncertainty.mayMention(name)) continue;
    report({ file, at: 'file' }, `Unused shared block "${name}".`, {
      hint: `Place it with { "type": "shared", "use": "${name}" }, or remove the file.`,
    });
  }
});
