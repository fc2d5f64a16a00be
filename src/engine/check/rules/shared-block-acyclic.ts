import { judgeAll } from '../rule.ts';
import { findCircles } from './shared/find-circles.ts';

export const sharedBlockAcyclic = judgeAll('fixed', ({ site, valuesOf, report }) => {
  const names = new Map(Array.from(site.files.shared, ([name, file]) => [file, name]));
  const placements = new Map(
    valuesOf('sharedBlock').flatMap((placement) => {
      const name = names.get(placement.file);
      return name === undefined ? [] : [[name, placement] as const];
    }),
  );
  const links = new Map(Array.from(placements, ([name, { value }]) => [name, value]));
  for (const { name, path } of findCircles(links)) {
    const placement = placements.get(name);
    if (placement)
      report(placement, `Unexpected circle of shared blocks: ${path}.`, {
        hint: 'Let one of them be a section instead.',
      });
  }
});
