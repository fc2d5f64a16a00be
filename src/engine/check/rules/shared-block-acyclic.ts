import { judgeAll } from '../rule.ts';
import { findCircles } from './shared/find-circles.ts';

export const sharedBlockAcyclic = judgeAll('fixed', ({ site, usesOf, report }) => {
  const names = new Map(Array.from(site.files.shared, ([name, file]) => [file, name]));
  const uses = new Map(
    usesOf('sharedBlock').flatMap((use) => {
      const name = names.get(use.file);
      return name === undefined ? [] : [[name, use] as const];
    }),
  );
  const links = new Map(Array.from(uses, ([name, { value }]) => [name, value]));
  for (const { name, path } of findCircles(links)) {
    const use = uses.get(name);
    if (use)
      report(use, `Unexpected circle of shared blocks: ${path}.`, {
        hint: 'Let one of them be a section instead.',
      });
  }
});
