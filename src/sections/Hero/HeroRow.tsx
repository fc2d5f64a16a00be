import { styled } from 'styled-components';
import { Wrap } from '../../components/Block.tsx';
import { Actions } from '../../components/Button.tsx';
import { Crumbs } from '../../components/Crumbs.tsx';
import { Heading } from '../../components/Heading.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import type { HeroSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../styles/container-sizes.ts';
import { Lead } from './Halves.tsx';

/** The words above a row of pictures over the whole width. */
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
