import { styled } from 'styled-components';
import { ButtonLink, TextLink } from '../../components/Button.tsx';
import { Figure, fitsFigure } from '../../components/Figure.tsx';
import { Heading } from '../../components/Heading.tsx';
import { Band, SideHead, Wrap } from '../../components/Block.tsx';
import { hasLongWord } from '../../components/cells.ts';
import { twoColumns } from '../../components/mixins.ts';
import type { FeatureListSection } from '../../shared/generated/sections.ts';

/** The points beside their heading. "figure": in columns, beside a large figure. */
export function FeaturesBeside(section: FeatureListSection) {
  const { variant = 'list', title, lead, figure, link, items } = section;
  const isList = variant === 'list';
  const { background = isList ? 'page' : 'dark-2' } = section;
  const List = isList ? Points : Reasons;
  return (
    <Band data-background={background}>
      <Split data-with={variant}>
        <SideHead title={title} lead={lead}>
          {!isList && figure && (
            <Giant>
              <Figure stat={figure} />
            </Giant>
          )}
          {link && (isList ? <TextLink link={link} /> : <ButtonLink link={link} tone="second" />)}
        </SideHead>
        <List>
          {items.map((item) => (
            <li key={item.title}>
              <Heading level={3} text={item.title} />
              {item.text !== undefined && <p>{item.text}</p>}
            </li>
          ))}
        </List>
      </Split>
    </Band>
  );
}

const Split = styled(Wrap)`
  ${twoColumns}
  align-items: start;

  &[data-with='list'] {
    --split: 5fr 7fr;
    --lead-width: 26em;
    gap: 48px clamp(2rem, 5vw, 6rem);
  }
  &[data-with='figure'] {
    --split: 4.6fr 7.4fr;
    --lead-width: none;
    --way-gap: 36px;
    gap: clamp(2.5rem, 6vw, 6.5rem);
  }
  li p {
    max-width: 36em;
    margin-top: 8px;
    line-height: 1.5;
    color: var(--fg-soft);
  }
`;

const Giant = styled.p`
  --figure: clamp(5.5rem, 3rem + 9vw, 10.5rem);
  --spacing: calc(-0.055em * var(--tracking));
  margin-top: 44px;
  ${fitsFigure}

  strong {
    margin-bottom: 14px;
    line-height: 0.86;
  }
  span {
    max-width: 16em;
  }
`;

const Reasons = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  column-gap: 48px;

  &${hasLongWord} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  }

  li {
    padding: 28px 0 30px;
    background: repeating-linear-gradient(
        90deg,
        var(--rule-strong) 0 var(--dash),
        transparent var(--dash) 15px
      )
      0 0 / 100% 1px no-repeat;
  }
`;

/* The bullet is a crossing of two threads. */
const Points = styled.ul`
  border-bottom: 1px solid var(--rule);

  li {
    position: relative;
    padding-block: 28px 30px;
    padding-inline: 56px 0;
    border-top: 1px solid var(--rule);
  }
  li::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    top: 32px;
    width: 26px;
    height: 26px;
    background:
      linear-gradient(var(--accent), var(--accent)) 50% / var(--cross, 26px) var(--bar, 6px) no-repeat,
      linear-gradient(var(--fg), var(--fg)) 50% / 6px var(--cross, 26px) no-repeat;
  }
`;
