import { styled } from 'styled-components';
import { HeadingText } from '../../components/Heading.tsx';
import { IconView } from '../../components/IconView.tsx';
import { Pattern } from '../../components/Pattern.tsx';
import type { CardGridCard } from '../../shared/generated/sections.ts';

/**
 * A card's heading and text. The link of a card covers the whole card, which must be positioned. `--title-size` changes
 * the size of the heading.
 */
export function CardText({ card: { title, href, text } }: { card: CardGridCard }) {
  const words = <HeadingText text={title} />;
  return (
    <>
      <Title>{href === undefined ? words : <Whole href={href}>{words}</Whole>}</Title>
      {text !== undefined && <Text>{text}</Text>}
    </>
  );
}

/** The icon of a card, or else its pattern, if it has one. `color`: see `Pattern`. */
export function CardSign({ card: { icon, pattern }, color }: { card: CardGridCard; color: number }) {
  if (icon) return <IconView icon={icon} />;
  return pattern && <Pattern name={pattern} color={color} />;
}

const Title = styled.h3`
  font-size: var(--title-size, var(--fs-card));
`;

const Text = styled.p`
  max-width: 34em;
  margin-top: 8px;
  line-height: 1.5;
  color: var(--fg-soft);
`;

const Whole = styled.a`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: inherit;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
`;
