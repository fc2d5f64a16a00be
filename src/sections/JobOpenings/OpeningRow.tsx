import { styled } from 'styled-components';
import { Arrow } from '../../components/Arrow.tsx';
import type { JobOpening } from '../../shared/generated/sections.ts';

/** One position; the whole row is its link. */
export function OpeningRow({ opening: { title, team, place, href } }: { opening: JobOpening }) {
  return (
    <Row>
      <a href={href}>
        <div>
          <Title>{title}</Title>
          {team !== undefined && <Team>{team}</Team>}
        </div>
        {place !== undefined && <Place>{place}</Place>}
        <Arrow />
      </a>
    </Row>
  );
}

const Title = styled.h3`
  font-size: 1.25rem;
  letter-spacing: -0.01em;
  line-height: 1.2;
  transition: color var(--quick) var(--ease);
`;

const Team = styled.span`
  display: block;
  margin-top: 4px;
  font-size: var(--fs-small);
  color: var(--fg-mute);
`;

const Place = styled.span`
  grid-column: 2;
  color: var(--fg-soft);
`;

const Row = styled.li`
  border-bottom: 1px solid var(--rule);

  a {
    display: grid;
    grid-template-columns: 1fr auto 24px;
    gap: 20px;
    align-items: center;
    padding: 24px 4px 24px 0;
  }
  svg {
    grid-column: 3;
  }
  a:hover ${Title}, a:hover svg {
    color: var(--hover);
  }
  @media (max-width: 479px) {
    a {
      grid-template-columns: 1fr 24px;
      gap: 4px 16px;
    }
    ${Place} {
      grid-column: 1;
      grid-row: 2;
      font-size: var(--fs-small);
    }
    svg {
      grid-column: 2;
      grid-row: 1 / span 2;
    }
  }
`;
