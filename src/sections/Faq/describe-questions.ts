import type { FaqSection } from '../../shared/generated/sections.ts';
import type { Inline, RichBlock } from '../../shared/rich-text.ts';
import type { Thing } from '../../shared/json-ld.ts';

/** Structured data of questions (https://developers.google.com/search/docs/appearance/structured-data/faqpage). */
export function describeQuestions({ questions }: FaqSection): Thing[] {
  const asked = questions.flatMap(({ question, answer }) => {
    const text = answer.flatMap(textOf).join('\n');
    // An answer of pictures alone has no text, which search engines require.
    if (text === '') return [];
    return { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } };
  });
  return asked.length === 0 ? [] : [{ '@type': 'FAQPage', mainEntity: asked }];
}

/** The lines of a block, without pictures. */
function textOf(block: RichBlock): string[] {
  switch (block.kind) {
    case 'picture':
      return [];
    case 'list':
      return block.items.map(wordsOf);
    default:
      return [wordsOf(block.children)];
  }
}

/** Without the component's `plainText`: browsers load what this list of sections imports. */
function wordsOf(nodes: readonly Inline[]): string {
  const wordsIn = (node: Inline): string =>
    typeof node === 'string' ? node : 'text' in node ? node.text : wordsOf(node.children);
  return nodes.map(wordsIn).join('');
}
