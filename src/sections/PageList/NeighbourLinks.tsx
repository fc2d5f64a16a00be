import { styled } from 'styled-components';
import { Band, Wrap } from '../../components/Block.tsx';
import { Arrow } from '../../components/Button.tsx';
import { HeadingText } from '../../components/Heading.tsx';
import { labelType } from '../../components/mixins.ts';
import { useLanguage } from '../../components/use-language.ts';
import { StateMark } from '../../components/EntryFacts.tsx';
import type { ListedPage, Neighbours } from '../../shared/listing.ts';
import { belowTablet } from '../../styles/container-sizes.ts';

/** Links to the entries before and after this one, at the end of its page. */
export function NeighbourLinks({ neighbours: { previous, next } }: { neighbours: Neighbours }) {
  const { words } = useLanguage();
  return (
    <Band data-background="page">
      <Wrap>
        <Neighbours aria-label={words.neighbours}>
          {previous && <NeighbourLink page={previous} label={words.previousEntry} rel="prev" />}
          {next && <NeighbourLink page={next} label={words.nextEntry} rel="next" />}
        </Neighbours>
      </Wrap>
    </Band>
  );
}

function NeighbourLink({ page, label, rel }: { page: ListedPage; label: string; rel: 'prev' | 'next' }) {
  return (
    <Neighbour href={page.href} rel={rel}>
      <Label>
        <Arrow /> <span>{label}</span>
      </Label>{' '}
      <Title>
        <HeadingText text={page.title} />
        {page.note !== undefined && (
          <>
            {' '}
            <StateMark>{page.note}</StateMark>
          </>
        )}
      </Title>
    </Neighbour>
  );
}

const Label = styled.span`
  display: flex;
  gap: 0.7em;
  align-items: center;
  ${labelType}
  font-size: var(--fs-small);
  color: var(--fg-mute);
`;

const Title = styled.span`
  display: block;
  font: var(--heading-style) var(--heading-weight, 520) var(--fs-card-small) / calc(1.2 * var(--leading))
    var(--display);
  overflow-wrap: anywhere;
`;

const Neighbour = styled.a`
  display: grid;
  gap: 8px;
  align-content: start;
  min-width: 0;
  padding-block: 26px 30px;

  &:hover ${Title} {
    color: var(--hover);
  }
  &[rel='prev'] [data-arrow] {
    scale: calc(-1 * var(--forward)) 1;
  }
  &[rel='next'] {
    grid-column: 2;
    text-align: end;

    ${Label} {
      flex-direction: row-reverse;
    }
  }
`;

const Neighbours = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 clamp(2rem, 5vw, 5rem);
  border-block: 1px solid var(--rule);

  @container ${belowTablet} {
    grid-template-columns: minmax(0, 1fr);

    ${Neighbour}[rel='next'] {
      grid-column: 1;
      border-top: 1px solid var(--rule);
    }
    ${Neighbour}[rel='next']:first-child {
      border-top: 0;
    }
  }
`;
