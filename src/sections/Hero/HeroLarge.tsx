import { styled } from 'styled-components';
import { Wrap } from '../../components/Block.tsx';
import { Actions } from '../../components/Button.tsx';
import { Crumbs } from '../../components/Crumbs.tsx';
import { Heading } from '../../components/Heading.tsx';
import { twoColumns } from '../../components/mixins.ts';
import { PictureView } from '../../components/PictureView.tsx';
import type { HeroSection } from '../../shared/generated/sections.ts';
import { fromDesktop } from '../../styles/container-sizes.ts';
import { Lead } from './Halves.tsx';

/** The title in large type above the picture, which has the rest beside it. */
export function HeroLarge({ crumbs, title, lead, actions, picture }: HeroSection) {
  // Two components, so that a page has the styles of its form only.
  const Form = picture ? Page : WordsPage;
  const words = (
    <Aside>
      {lead !== undefined && <Lead>{lead}</Lead>}
      <Actions actions={actions} />
    </Aside>
  );
  return (
    <div data-background="page">
      <Form>
        <Crumbs crumbs={crumbs} />
        <Heading level={1} text={title} />
        {picture ? (
          <Below>
            <figure>
              <PictureView picture={picture} first sizes="(max-width: 1023px) 100vw, 70vw" />
            </figure>
            {words}
          </Below>
        ) : (
          words
        )}
      </Form>
    </div>
  );
}

const Aside = styled.div`
  display: grid;
  overflow-wrap: anywhere;
  gap: 32px;
  justify-items: start;
  padding-bottom: clamp(2.5rem, 5vw, 4.5rem);

  /* Beside the picture, it ends a little above its foot, which is the end of the block. */
  @container ${fromDesktop} {
    figure + & {
      padding-bottom: 1.5rem;
    }
  }
`;

const Below = styled.div`
  --split: 8fr 4fr;
  ${twoColumns}
  gap: clamp(2rem, 4.5vw, 4.5rem);
  align-items: end;

  figure {
    margin-inline-start: calc(-1 * var(--edge));
  }
  img {
    width: 100%;
    aspect-ratio: 16 / 10.4;
    object-fit: cover;
    border-start-end-radius: var(--radius-card);
    border-end-end-radius: var(--radius-card);
  }
`;

const Page = styled(Wrap)`
  padding-top: clamp(2.75rem, 5vw, 4.25rem);

  h1 {
    max-width: 12.5em;
    margin-bottom: clamp(2rem, 3.6vw, 3.25rem);
    font-size: var(--fs-display);
    font-weight: var(--heading-weight, 440);
  }
`;

/* Without a picture a line separates the title from the text, and the button is at the end of its row. */
const WordsPage = styled(Page)`
  text-align: var(--heading-align, inherit);

  h1 {
    margin-inline: var(--lead-margin, 0);
  }
  ${Aside}:has(> :nth-child(2)) {
    display: flex;
    flex-wrap: wrap;
    justify-content: var(--heading-align, space-between);
    align-items: end;
    padding-top: clamp(1.75rem, 3vw, 2.5rem);
    border-top: 1px solid var(--rule-strong);

    > * {
      flex-basis: var(--head-basis, auto);
      justify-content: var(--heading-align, normal);
      margin-inline: var(--lead-margin, 0);
    }
  }
`;
