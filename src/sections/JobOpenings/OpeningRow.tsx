import { styled } from 'styled-components';
import { Arrow } from '../../components/Arrow.tsx';
import { Heading } from '../../components/Heading.tsx';
import type { JobOpening, JobPosting } from '../../shared/generated/sections.ts';
import { belowPhone } from '../../theme/room.ts';

/** The details of a position that its structured data holds: search engines require them on the page too. */
function Posting({ posting: { text, hours, region, country, posted, until } }: { posting: JobPosting }) {
  return (
    <Details>
      <p>{text}</p>
      <Terms>
        {hours !== undefined && <li>{hours}</li>}
        <li>{region === undefined ? country : `${region}, ${country}`}</li>
        <li>
          <time dateTime={posted}>{posted}</time>
          {until !== undefined && (
            <>
              {' – '}
              <time dateTime={until}>{until}</time>
            </>
          )}
        </li>
      </Terms>
    </Details>
  );
}

const Details = styled.div`
  max-width: 42em;
  padding-bottom: 24px;
  overflow-wrap: anywhere;
  white-space: pre-line;
  color: var(--fg-soft);
`;

const Terms = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin-top: 12px;
  font-size: var(--fs-small);
  color: var(--fg-mute);
`;

/** One position. The whole row is the link. */
export function OpeningRow({ opening: { title, team, place, href, posting } }: { opening: JobOpening }) {
  return (
    <Row>
      <a href={href}>
        <RowWords>
          <div>
            <Title level={3} text={title} />
            {team !== undefined && <Team>{team}</Team>}
          </div>
          {place !== undefined && <Place>{place}</Place>}
        </RowWords>
        <Arrow />
      </a>
      {posting !== undefined && <Posting posting={posting} />}
    </Row>
  );
}

const Title = styled(Heading)`
  font-size: min(1.25rem, 7vw);
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
  color: var(--fg-soft);
`;

/** The place is at the right, or below the title where there is no room. */
const RowWords = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  align-items: center;

  > div {
    flex: 1 1 16rem;
  }
`;

const Row = styled.li`
  border-bottom: 1px solid var(--rule);

  a {
    display: flex;
    gap: 20px;
    align-items: center;
    padding-block: 24px;
    padding-inline: 0 4px;
  }
  a:hover ${Title}, a:hover svg {
    color: var(--hover);
  }
  @container ${belowPhone} {
    ${Place} {
      font-size: var(--fs-small);
    }
  }
`;
