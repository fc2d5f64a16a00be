import { styled } from 'styled-components';
import { Heading } from '../../components/Heading.tsx';
import { Actions } from '../../components/Button.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import { Wrap } from '../../components/Block.tsx';
import { Crumbs } from '../../components/Crumbs.tsx';
import { twoColumns } from '../../components/mixins.ts';
import type { HeroSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet, fromDesktop } from '../../styles/container-sizes.ts';
import { Lead } from './HeroHalves.tsx';

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

export function HeroRow({ crumbs, title, lead, actions, picture, pictures = [] }: HeroSection) {
  const [left, ...right] = pictures;
  return (
    <div data-background="page">
      <Text>
        <Crumbs crumbs={crumbs} />
        <Heading level={1} text={title} />
        <Beside>
          {lead !== undefined && <Lead>{lead}</Lead>}
          <Actions actions={actions} />
        </Beside>
      </Text>
      {(picture || left) && (
        <Row>
          {left && <PictureView picture={left} />}
          {picture && <Main picture={picture} first sizes="60vw" />}
          {right.map((patch) => (
            <PictureView key={patch.src} picture={patch} />
          ))}
        </Row>
      )}
    </div>
  );
}

const Text = styled(Wrap)`
  display: flex;
  flex-wrap: wrap;
  gap: 20px 64px;
  align-items: end;
  padding-block: clamp(2.5rem, 3.6vw, 3.75rem) clamp(2.25rem, 3vw, 3rem);

  > nav {
    flex-basis: 100%;
    margin-bottom: 4px;
  }
  h1 {
    flex: 8 1 36.4rem;
    font-size: min(clamp(2.5rem, 1.5rem + 3.5vw, 4.5rem) * var(--size-h1), 12.5vw / var(--wide));
  }
`;

const Beside = styled.div`
  flex: 4 1 18.2rem;
  display: grid;
  justify-items: start;
  overflow-wrap: anywhere;
  gap: 28px;

  ${Lead} {
    font-size: 1.125rem;
  }
`;

/** The largest picture of the row. */
const Main = styled(PictureView)``;

/* Two pictures on phones, three on tablets. A photograph is in a `<picture>`, which has no box. */
const Row = styled.div`
  display: flex;
  height: clamp(300px, 33vw, 470px);
  overflow: hidden;

  img {
    flex: 3 1 0;
    height: 100%;
    object-fit: cover;
  }
  ${Main} {
    flex-grow: 8;
  }
  @container ${belowDesktop} {
    > :nth-child(4) {
      display: none;
    }
  }
  @container ${belowTablet} {
    > :nth-child(3) {
      display: none;
    }
  }
`;
