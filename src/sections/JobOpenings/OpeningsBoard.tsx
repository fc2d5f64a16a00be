import { styled } from 'styled-components';
import { Block, SideHead } from '../../components/Block.tsx';
import { Actions, Arrow, ButtonLink } from '../../components/Button.tsx';
import { Heading } from '../../components/Heading.tsx';
import { Frame, PictureView } from '../../components/PictureView.tsx';
import { twoColumns } from '../../components/mixins.ts';
import { useLanguage } from '../../components/use-language.ts';
import type {
  FeaturedJob,
  JobOpening,
  JobOpeningsSection,
  JobPosting,
} from '../../shared/generated/sections.ts';

/** The details of a position that its structured data holds: search engines require them on the page too. */
function Posting({ posting: { text, hours, region, country, posted, until } }: { posting: JobPosting }) {
  const { lang, words } = useLanguage();
  const place = [region, new Intl.DisplayNames(lang, { type: 'region' }).of(country)];
  const days = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  const writeDay = (day: string) => <time dateTime={day}>{days.format(Date.parse(day))}</time>;
  return (
    <Details>
      <p>{text}</p>
      <Terms>
        {hours !== undefined && <li>{words[hours]}</li>}
        <li>{place.filter(Boolean).join(', ')}</li>
        <li>
          {writeDay(posted)}
          {until !== undefined && <> – {writeDay(until)}</>}
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
function OpeningRow({ opening: { title, team, place, href, posting } }: { opening: JobOpening }) {
  return (
    <Row>
      <a href={href}>
        <RowWords>
          <div>
            <Title level={3} text={title} />
            {team !== undefined && <p>{team}</p>}
          </div>
          {place !== undefined && <p>{place}</p>}
        </RowWords>
        <Arrow />
      </a>
      {posting !== undefined && <Posting posting={posting} />}
    </Row>
  );
}

const Title = styled(Heading)`
  font-size: max(var(--fs-body), min(1.25rem * var(--size-card-small), 7vw / var(--wide)));
`;

/** The place is at the right, or below the title where a word of 30 letters would have no room beside it. */
const RowWords = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  align-items: center;

  > div {
    flex: 1 1 20rem;
  }
  p {
    font-size: var(--fs-small);
    color: var(--fg-soft);
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
`;

/** A highlighted position, on the background "accent". */
function Featured({ job: { label, title, summary, picture, link } }: { job: FeaturedJob }) {
  return (
    <Root data-background="accent">
      <Words>
        {label !== undefined && <p>{label}</p>}
        <Heading level={3} text={title} />
        {summary !== undefined && <p>{summary}</p>}
        <ButtonLink link={link} tone="second" />
      </Words>
      {picture !== undefined && (
        <Swatch>
          <PictureView picture={picture} alt="" sizes="(max-width: 1023px) 100vw, 40vw" />
        </Swatch>
      )}
    </Root>
  );
}

/** A word of 30 letters fits beside the picture. */
const Root = styled.article`
  --split: minmax(23rem, 7fr) 5fr;
  ${twoColumns}
  margin-bottom: 18px;
  overflow: hidden;
  border-radius: var(--radius-card);
`;

const Words = styled.div`
  display: grid;
  gap: calc(14px * var(--gaps));
  justify-items: start;
  padding: clamp(min(1.75rem, 9vw), 4vw, 3.25rem);
  overflow-wrap: anywhere;

  h3 {
    font-size: min(clamp(1.75rem, 1.3rem + 1.5vw, 2.5rem) * var(--size-h2), 9vw / var(--wide));
  }
  p {
    max-width: 32em;
    color: var(--fg-soft);
  }
  a {
    margin-top: 12px;
  }
`;

const Swatch = styled(Frame)`
  min-height: 160px;
`;

interface Props extends JobOpeningsSection {
  className?: string;
}

/** The heading with its links, and the positions: first the highlighted one. `--split` sets the columns. */
export function OpeningsBoard({ title, lead, featured, openings, links, className }: Props) {
  return (
    <Block background="soft">
      <Board className={className}>
        <SideHead title={title} lead={lead}>
          <Actions actions={links} tone="outline" />
        </SideHead>
        <div>
          {featured !== undefined && <Featured job={featured} />}
          <Rows>
            {openings.map((opening, index) => (
              <OpeningRow key={index} opening={opening} />
            ))}
          </Rows>
        </div>
      </Board>
    </Block>
  );
}

const Board = styled.div`
  ${twoColumns}
  gap: clamp(2rem, 5vw, 5rem);

  > :first-child > div {
    margin-top: 32px;
  }
`;

const Rows = styled.ul`
  border-top: 1px solid var(--rule);
`;
