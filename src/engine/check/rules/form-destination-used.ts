import { judgeAll } from '../rule.ts';

export const formDestinationUsed = judgeAll('warning', ({ site, report, uncertainty, valuesOf }) => {
  const file = site.files.site.get('forms');
  if (file === undefined || !site.forms) return;
  const { default: standard, destinations } = site.forms;
  const names = destinations.map(({ name }) => name);
  const used = new Set([standard, ...valuesOf('destination').map(({ value }) => value)]);
  // Another rule reports a misspelt name, which may mean any of them.
  if ([...used].some((name) => !names.includes(name))) return;
  for (const [index, name] of names.entries()) {
    if (used.has(name) || uncertainty.mayMention(name)) continue;
    report({ file, at: 'value', pointer: `/destinations/${index}/name` }, `Unused destination "${name}".`, {
      hint: `Name it in a form with "destination": "${name}", or remove it.`,
    });
  }
});
