import { styled } from 'styled-components';
import { Heading } from '../../components/Heading.tsx';
import { Actions } from '../../components/Actions.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import { Wrap } from '../../components/Wrap.tsx';
import { twoColumns } from '../../components/looks.ts';
import type { HeroSection } from '../../shared/generated/sections.ts';
import { belowTablet } from '../../theme/room.ts';
import { Crumbs } from '../../components/Crumbs.tsx';
import { Lead } from './HeroText.tsx';

export function HeroLarge({ crumbs, title, lead, actions, picture }: HeroSection) {
  return (
    <div data-background="page">
      <Page>
        <Crumbs crumbs={crumbs} />
        <Heading level={1} text={title} />
        <Below>
          {picture && (
            <figure>
              <PictureView picture={picture} first sizes="(max-width: 1023px) 100vw, 70vw" />
            </figure>
          )}
          <Aside>
            {lead !== undefined && <Lead>{lead}</Lead>}
            <Actions actions={actions} />
          </Aside>
        </Below>
      </Page>
    </div>
  );
}

const Page = styled(Wrap)`
  padding-top: clamp(2.75rem, 5vw, 4.25rem);

  h1 {
    max-width: 12.5em;
    margin-bottom: clamp(2rem, 3.6vw, 3.25rem);
    font-size: var(--fs-display);
    font-weight: 440;
  }
`;

const Aside = styled.div`
  display: grid;
  overflow-wrap: anywhere;
  gap: 32px;
  justify-items: start;
  padding-bottom: clamp(2.5rem, 5vw, 4.5rem);
`;

const Below = styled.div`
  --split: 8fr 4fr;
  ${twoColumns}
  gap: clamp(2rem, 4.5vw, 4.5rem);
  align-items: start;

  figure {
    margin-inline-start: calc(-1 * var(--edge));
  }
  img {
    width: 100%;
    aspect-ratio: 16 / 10.4;
    object-fit: cover;
    border-start-start-radius: 0;
    border-start-end-radius: var(--radius-card);
    border-end-end-radius: var(--radius-card);
    border-end-start-radius: 0;
  }
  @container ${belowTablet} {
    ${Aside} {
      gap: 26px;
    }
  }
`;
