import { judgeEach } from '../rule.ts';

export const formDestinationUnique = judgeEach('error', ({ contentFile: { file }, site, report }) => {
  if (file !== site.files.site.get('forms')) return;
  const seen = new Set<string>();
  for (const [index, { name }] of site.forms?.destinations.entries() ?? []) {
    if (seen.has(name))
      report(`/destinations/${index}/name`, `Duplicate destination "${name}".`, {
        hint: 'Give it another name, and name that one in the forms that mean it.',
      });
    seen.add(name);
  }
});
