import { styled } from 'styled-components';
import { leadText } from '../../components/looks.ts';
import { Heading } from '../../components/Heading.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { Band, Wrap } from '../../components/Wrap.tsx';
import type { FeatureListSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../theme/room.ts';

export function FeaturesList({ title, lead, link, background = 'page', items }: FeatureListSection) {
  return (
    <Band data-background={background}>
      <Split>
        <Side>
          <Heading level={2} text={title} />
          {lead !== undefined && <Lead>{lead}</Lead>}
          {link && <TextLink link={link} />}
        </Side>
        <Points>
          {items.map((item) => (
            <Point key={item.title}>
              <Heading level={3} text={item.title} />
              {item.text !== undefined && <p>{item.text}</p>}
            </Point>
          ))}
        </Points>
      </Split>
    </Band>
  );
}

const Split = styled(Wrap)`
  display: grid;
  grid-template-columns: 5fr 7fr;
  gap: 48px clamp(2rem, 5vw, 6rem);
  align-items: start;

  @container ${belowDesktop} {
    grid-template-columns: 1fr;
  }
`;

const Side = styled.div`
  position: sticky;
  top: calc(var(--header) + 40px);

  > a {
    margin-top: 34px;
  }
  @container ${belowDesktop} {
    position: static;
  }
`;

const Lead = styled.p`
  max-width: 26em;
  margin-top: 24px;
  ${leadText}
`;

const Points = styled.ul`
  border-bottom: 1px solid var(--rule);
`;

/* The bullet is a crossing of two threads. */
const Point = styled.li`
  position: relative;
  padding-block: 28px 30px;
  padding-inline: 56px 0;
  border-top: 1px solid var(--rule);

  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    top: 32px;
    width: 26px;
    height: 26px;
    background:
      linear-gradient(var(--accent), var(--accent)) 50% / 26px 6px no-repeat,
      linear-gradient(var(--fg), var(--fg)) 50% / 6px 26px no-repeat;
  }
  p {
    max-width: 36em;
    margin-top: 8px;
    line-height: 1.5;
    color: var(--fg-soft);
  }
`;
