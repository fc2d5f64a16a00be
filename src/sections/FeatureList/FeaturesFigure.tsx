import { styled } from 'styled-components';
import { leadText } from '../../components/looks.ts';
import { Heading } from '../../components/Heading.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { hasLongWord } from '../../components/cells.ts';
import { Figure, fitsFigure } from '../../components/Figure.tsx';
import { Band, Wrap } from '../../components/Wrap.tsx';
import type { FeatureListSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../theme/room.ts';

export function FeaturesFigure({
  title,
  lead,
  figure,
  link,
  background = 'dark-2',
  items,
}: FeatureListSection) {
  return (
    <Band data-background={background}>
      <Split>
        <Side>
          <Heading level={2} text={title} />
          {lead !== undefined && <Lead>{lead}</Lead>}
          {figure && (
            <Giant>
              <Figure stat={figure} />
            </Giant>
          )}
          {link && <ButtonLink link={link} tone="second" />}
        </Side>
        <Reasons>
          {items.map((item) => (
            <li key={item.title}>
              <Heading level={3} text={item.title} />
              {item.text !== undefined && <p>{item.text}</p>}
            </li>
          ))}
        </Reasons>
      </Split>
    </Band>
  );
}

const Split = styled(Wrap)`
  display: grid;
  grid-template-columns: 4.6fr 7.4fr;
  gap: clamp(2.5rem, 6vw, 6.5rem);
  align-items: start;

  @container ${belowDesktop} {
    grid-template-columns: 1fr;
  }
`;

const Side = styled.div`
  position: sticky;
  top: calc(var(--header) + 40px);

  > a {
    margin-top: 36px;
  }
  @container ${belowDesktop} {
    position: static;
  }
`;

const Lead = styled.p`
  margin-top: 24px;
  ${leadText}
`;

const Giant = styled.p`
  --figure: clamp(5.5rem, 3rem + 9vw, 10.5rem);
  --spacing: -0.055em;
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
  p {
    margin-top: 10px;
    line-height: 1.5;
    color: var(--fg-soft);
  }
`;
