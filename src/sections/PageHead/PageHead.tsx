import { styled } from 'styled-components';
import { Wrap } from '../../components/Block.tsx';
import { Crumbs } from '../../components/Crumbs.tsx';
import { Day, Tags } from '../../components/EntryFacts.tsx';
import { Heading } from '../../components/Heading.tsx';
import { leadText, twoColumns } from '../../components/mixins.ts';
import { Frame, PictureView } from '../../components/PictureView.tsx';
import { useLanguage } from '../../components/use-language.ts';
import type { Entry } from '../../shared/generated/entry.ts';
import type { PageHeadSection } from '../../shared/generated/sections.ts';
import type { PageFacts } from '../../shared/listing.ts';
import { belowTablet } from '../../styles/container-sizes.ts';

/** `facts`: what the page says of itself. The renderer gets them with the lists of the page. */
export function PageHead({
  variant = 'below',
  background = 'page',
  summary: showsSummary = false,
  facts,
}: PageHeadSection & { facts?: PageFacts }) {
  const { entry, crumbs } = facts ?? {};
  const isBeside = variant === 'beside' && entry?.picture !== undefined;
  return (
    <div data-background={background}>
      <Wrap>
        <Head data-beside={isBeside}>
          <Words>
            <Crumbs crumbs={crumbs} />
            <Heading level={1} text={facts?.title} />
            {showsSummary && entry?.summary !== undefined && <Lead>{entry.summary}</Lead>}
            {entry && <Facts entry={entry} />}
          </Words>
          {entry?.picture && (
            <Scene>
              <PictureView
                picture={entry.picture}
                first
                sizes={isBeside ? '(min-width: 1024px) 40vw, 100vw' : '(min-width: 1400px) 1312px, 100vw'}
              />
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

const Scene = styled(Frame)`
  width: 100%;
  aspect-ratio: 21 / 9;
  border-radius: var(--radius-card);

  @container ${belowTablet} {
    aspect-ratio: 3 / 2;
  }
`;

const Head = styled.div`
  padding-block: clamp(3rem, 6vw, 6rem) clamp(2.25rem, 4.4vw, 4rem);

  > ${Scene} {
    margin-top: clamp(2.25rem, 4.4vw, 4rem);
  }
  &[data-beside='true'] {
    --split: 7fr 5fr;
    ${twoColumns}
    gap: clamp(2rem, 5vw, 5rem);
    align-items: center;

    > ${Scene} {
      aspect-ratio: 4 / 3;
      margin-top: 0;
    }
  }
`;
