import type { Place } from '../../diagnostics/finding.ts';
import { usesOf } from '../../content/roles/index.ts';
import type { Rule } from '../rule.ts';

export const sharedBlockAcyclic: Rule = {
  id: 'shared-block-acyclic',
  severity: 'error',
  isFixed: true,
  start({ report }) {
    const uses = new Map<string, { target: string; file: string; place: Place }>();
    return {
      document(document) {
        const [use] = usesOf(document, 'sharedBlock');
        if (document.kind === 'shared' && use)
          uses.set(document.name, { target: use.value, file: document.file, place: use.place });
      },
      end() {
        const reported = new Set<string>();
        for (const start of uses.keys()) {
          const cycle = findCycle(start, (name) => uses.get(name)?.target);
          if (!cycle || cycle.some((name) => reported.has(name))) continue;
          for (const name of cycle) reported.add(name);
          const use = uses.get(start);
          if (use)
            report(
              use.file,
              use,
              `Unexpected circle of shared blocks: ${[...cycle, start].map((name) => `"${name}"`).join(' → ')}.`,
              { hint: 'Let one of them be a section instead.' },
            );
        }
      },
    };
  },
};

/** The names on the cycle from `start` to `start`; undefined without such a cycle. */
function findCycle(start: string, next: (name: string) => string | undefined): string[] | undefined {
  const way = [start];
  for (let name = next(start); name !== undefined; name = next(name)) {
    if (name === start) return way;
    if (way.includes(name)) return undefined;
    way.push(name);
  }
  return undefined;
}
