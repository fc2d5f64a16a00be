import { styled } from 'styled-components';
import { Heading, HeadingText } from '../../components/Heading.tsx';
import type { CardGridCard } from '../../shared/generated/sections.ts';

/** A card's heading. The link of a card covers the whole card, which must be positioned. */
export function CardTitle({ card: { title, href } }: { card: CardGridCard }) {
  if (href === undefined) return <Heading level={3} text={title} />;
  return (
    <h3>
      <Whole href={href}>
        <HeadingText text={title} />
      </Whole>
    </h3>
  );
}

const Whole = styled.a`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: inherit;
  }
  &:hover {
    color: var(--hover);
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
`;
