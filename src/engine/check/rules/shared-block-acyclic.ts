import { usesOf } from '../../content/roles/index.ts';
import { quote } from '../../text/messages.ts';
import type { Rule } from '../rule.ts';
import { findCircles } from './shared/find-circles.ts';

export const sharedBlockAcyclic: Rule = {
  isFixed: true,
  compare({ documents, report }) {
    const uses = new Map(
      documents.flatMap((document) => {
        const [use] = usesOf(document, 'sharedBlock');
        return document.kind === 'shared' && use
          ? [[document.name, { ...use, file: document.file }] as const]
          : [];
      }),
    );
    const links = new Map(Array.from(uses, ([name, { value }]) => [name, value]));
    for (const circle of findCircles(links)) {
      const [first] = circle as [string];
      const use = uses.get(first)!;
      const path = [...circle, first].map(quote).join(' → ');
      report(use.file, use, `Unexpected circle of shared blocks: ${path}.`, {
        hint: 'Let one of them be a section instead.',
      });
    }
  },
};
