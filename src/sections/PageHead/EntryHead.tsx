import { styled } from 'styled-components';
import { Wrap } from '../../components/Block.tsx';
import { Crumbs } from '../../components/Crumbs.tsx';
import { Day, Tags } from '../../components/EntryFacts.tsx';
import { Heading } from '../../components/Heading.tsx';
import { leadText } from '../../components/mixins.ts';
import { Frame, PictureView } from '../../components/PictureView.tsx';
import { useLanguage } from '../../components/use-language.ts';
import type { Entry } from '../../shared/generated/entry.ts';
import type { PageHeadSection } from '../../shared/generated/sections.ts';
import type { PageFacts } from '../../shared/listing.ts';

/** `facts`: what the page says of itself. The renderer gets them with the lists of the page. */
export interface PageHeadProps extends PageHeadSection {
  facts?: PageFacts;
}

interface Props extends PageHeadProps {
  /** Of the picture: its drawn width. */
  sizes: string;
  className?: string;
}

/** The title of a page, what its entry says, and its picture. */
export function EntryHead({
  background = 'page',
  summary: showsSummary = false,
  facts,
  sizes,
  className,
}: Props) {
  const { entry, crumbs } = facts ?? {};
  return (
    <div data-background={background}>
      <Wrap>
        <Head className={className}>
          <Words>
            <Crumbs crumbs={crumbs} />
            <Heading level={1} text={facts?.title} />
            {showsSummary && entry?.summary !== undefined && <Lead>{entry.summary}</Lead>}
            {entry && <Facts entry={entry} />}
          </Words>
          {entry?.picture && (
            <Scene>
              <PictureView picture={entry.picture} first sizes={sizes} />
            </Scene>
          )}
        </Head>
      </Wrap>
    </div>
  );
}

/** Day, day of the last change and author on one line, the tags below. */
function Facts({ entry }: { entry: Entry }) {
  const { words } = useLanguage();
  const { date, updated, author } = entry;
  const [before, after] = words.updated.split('{date}');
  return (
    <Below>
      <p>
        <Day day={date} />
        {updated !== undefined && (
          <span>
            {before}
            <Day day={updated} />
            {after}
          </span>
        )}
        {author !== undefined && <span>{author}</span>}
      </p>
      <Tags entry={entry} />
    </Below>
  );
}

const Lead = styled.p`
  max-width: 38em;
  margin-top: 24px;
  overflow-wrap: anywhere;
  ${leadText}
`;

const Below = styled.div`
  display: grid;
  gap: 18px;
  margin-top: 28px;

  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 0;
    font-size: var(--fs-small);
    color: var(--fg-soft);
    overflow-wrap: anywhere;
  }
  p > span::before {
    content: '·' / '';
    margin-inline: 0.7em;
  }
`;

const Words = styled.div`
  min-width: 0;

  h1 {
    max-width: 18em;
    text-wrap: balance;
  }
`;

export const Scene = styled(Frame)`
  width: 100%;
  border-radius: var(--radius-card);
`;

const Head = styled.div`
  padding-block: clamp(3rem, 6vw, 6rem) clamp(2.25rem, 4.4vw, 4rem);
`;
