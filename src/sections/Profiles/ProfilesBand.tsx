import { styled } from 'styled-components';
import { fillsFrame } from '../../components/looks.ts';
import { Heading } from '../../components/Heading.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import { Wrap } from '../../components/Wrap.tsx';
import type { ProfilesSection } from '../../shared/generated/sections.ts';
import { belowTablet } from '../../theme/room.ts';
import { PersonWords } from './PersonWords.tsx';

export function ProfilesBand({ title, people }: ProfilesSection) {
  return (
    <Root data-background="tint-3">
      <Wrap>
        {people.map((person, index) => (
          <Person key={index}>
            <Portrait>
              <PictureView picture={person.picture} sizes="(max-width: 767px) 100vw, 45vw" />
            </Portrait>
            <Words>
              {index === 0 && <Title level={2} text={title} />}
              <PersonWords person={person} />
            </Words>
          </Person>
        ))}
      </Wrap>
    </Root>
  );
}

const Root = styled.div`
  overflow: hidden;
  background: linear-gradient(var(--bg), color-mix(in srgb, var(--bg) 70%, var(--drawing-7-light)));
`;

const Portrait = styled.div`
  position: relative;
  min-height: clamp(460px, 46vw, 680px);
  margin-inline-start: calc(-1 * var(--edge));

  /* The portrait's background blends into the band. */
  img {
    ${fillsFrame}
    mask-image: linear-gradient(calc(90deg * var(--forward)), #000 80%, transparent 100%);
  }
  /* At greater widths the top would be cut off: the picture keeps its size and fades out on both sides. */
  @container page (width >= 93.75rem) {
    img {
      inset-inline-start: auto;
      width: 620px;
      mask-image: linear-gradient(
        calc(90deg * var(--forward)),
        transparent 0,
        #000 14% 80%,
        transparent 100%
      );
    }
  }
`;

const Words = styled.div`
  --quote: clamp(1.75rem, 1.1rem + 2.4vw, 3.125rem);
  align-self: center;
  padding-block: var(--section);
`;

const Title = styled(Heading)`
  margin-bottom: 20px;
  font: 400 var(--fs-small) / 1.5 var(--text);
  letter-spacing: 0;
  color: var(--fg-mute);
`;

const Person = styled.article`
  display: grid;
  grid-template-columns: 5fr 7fr;
  gap: clamp(2rem, 4vw, 4.5rem);

  @container ${belowTablet} {
    grid-template-columns: 1fr;
    gap: 0;

    ${Words} {
      padding-bottom: 0;
    }
    ${Portrait} {
      order: 2;
      min-height: 440px;
      margin-inline: calc(-1 * var(--gutter));
    }
    ${Portrait} img {
      mask-image: linear-gradient(transparent, #000 22%);
    }
  }
`;
