import { Fragment } from 'react';
import { styled } from 'styled-components';
import { type Inline, plainText, type RichBlock, type RichText } from '../shared/rich-text.ts';
import { Isolated } from './Isolated.tsx';
import { PictureView } from './PictureView.tsx';
import { HeadingText } from './Heading.tsx';
import { safeHref } from '../shared/safe-href.ts';

interface Props {
  text: RichText;
  /** The id of a block that a link leads to. */
  idOf?: (block: RichBlock) => string | undefined;
  className?: string;
}

/** Renders rich text: paragraphs, quotations, lists, pictures, subheadings, emphasis and links. */
export function RichTextView({ text, idOf, className }: Props) {
  return (
    <Flow className={className}>
      {text.map((block, index) => (
        <Block key={index} block={block} id={idOf?.(block)} />
      ))}
    </Flow>
  );
}

function Block({ block, id }: { block: RichBlock; id: string | undefined }) {
  switch (block.kind) {
    case 'paragraph':
    case 'quote': {
      const Part = block.kind === 'quote' ? 'blockquote' : 'p';
      return (
        <Part>
          <Run nodes={block.children} />
        </Part>
      );
    }
    case 'picture': {
      const picture = <PictureView picture={block.picture} sizes="(max-width: 760px) 100vw, 714px" />;
      if (block.caption === undefined) return picture;
      return (
        <figure>
          {picture}
          <figcaption>{block.caption}</figcaption>
        </figure>
      );
    }
    case 'heading': {
      const Level = block.level === 3 ? 'h3' : 'h4';
      return (
        <Level id={id}>
          <HeadingText text={plainText(block.children)}>
            <Run nodes={block.children} />
          </HeadingText>
        </Level>
      );
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index} value={block.ordered ? skipsTo(block.numbers, index) : undefined}>
              <Run nodes={item} />
            </li>
          ))}
        </List>
      );
    }
  }
}

/** The number of a list item that does not follow the one before it, or is first and not 1. */
function skipsTo(numbers: readonly number[], index: number): number | undefined {
  const before = numbers[index - 1] ?? 0;
  return numbers[index] === before + 1 ? undefined : numbers[index];
}

/** The words of a paragraph. */
export function Run({ nodes }: { nodes: Inline[] }) {
  return nodes.map((node, index) => <Fragment key={index}>{drawInline(node)}</Fragment>);
}

function drawInline(node: Inline) {
  if (typeof node === 'string') return <Isolated text={node} />;
  switch (node.kind) {
    case 'code':
      return <code>{node.text}</code>;
    case 'break':
      return <br />;
    case 'strong':
    case 'emphasis': {
      const Mark = node.kind === 'strong' ? 'strong' : 'em';
      return (
        <Mark>
          <Run nodes={node.children} />
        </Mark>
      );
    }
    case 'link':
      return (
        <a href={safeHref(node.href)}>
          <Run nodes={node.children} />
        </a>
      );
  }
}

const Flow = styled.div`
  display: grid;
  gap: 1em;
  max-width: 42em;

  ul,
  ol {
    display: grid;
    gap: 0.5em;
    padding-inline-start: 1.4em;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  img {
    border-radius: var(--radius-picture);
  }
  :is(img, figure):not(:first-child, figure *) {
    margin-top: 0.75em;
  }
  :is(img, figure):not(:last-child, figure *) {
    margin-bottom: 0.75em;
  }
  figcaption {
    margin-top: 0.75em;
    font-size: var(--fs-small);
    line-height: 1.4;
    color: var(--fg-mute);
  }
  blockquote {
    padding-inline-start: 1.4em;
    border-inline-start: 3px solid var(--accent);
    /* It has the size of the text around it: see base.css. */
    line-height: inherit !important;
  }
  a {
    text-decoration: underline;
  }
`;
