import { styled } from 'styled-components';
import { Wrap } from '../../components/Block.tsx';
import { Heading } from '../../components/Heading.tsx';
import { fillsFrame, quietTitle } from '../../components/mixins.ts';
import type { ProfilesSection } from '../../shared/generated/sections.ts';
import { belowTablet } from '../../styles/container-sizes.ts';
import { Person, Portrait, Words } from './Person.tsx';

/** The portraits up to the edge of a band, which they blend into. The heading is a small line above the words. */
export function ProfilesBand({ title, people }: ProfilesSection) {
  return (
    <Band data-background="tint-3">
      <Wrap>
        <People>
          {people.map((person, index) => (
            <Person
              key={index}
              person={person}
              sizes="(max-width: 767px) 100vw, 45vw"
              heading={index === 0 && <Title level={2} text={title} />}
            />
          ))}
        </People>
      </Wrap>
    </Band>
  );
}

const Band = styled.div`
  overflow: hidden;
  background: linear-gradient(var(--bg), color-mix(in srgb, var(--bg) 70%, var(--drawing-7-light)));
`;

const Title = styled(Heading)`
  margin-bottom: 20px;
  ${quietTitle}
`;

const People = styled.div`
  --quote: clamp(1.75rem, 1.1rem + 2.4vw, 3.125rem);

  > article {
    gap: clamp(2rem, 4vw, 4.5rem);
  }
  ${Portrait} {
    position: relative;
    min-height: clamp(460px, 46vw, 680px);
    margin-inline-start: calc(-1 * var(--edge));
  }
  /* The portrait's background blends into the band. */
  img {
    ${fillsFrame}
    mask-image: linear-gradient(calc(90deg * var(--forward)), #000 80%, var(--fade, transparent) 100%);
  }
  ${Words} {
    align-self: center;
    padding-block: var(--section);
  }
  /* At greater widths the top would be cut off: the picture keeps its size and fades out on both sides. */
  @container page (width >= 93.75rem) {
    img {
      inset-inline-start: auto;
      width: 620px;
      mask-image: linear-gradient(
        calc(90deg * var(--forward)),
        var(--fade, transparent) 0,
        #000 14% 80%,
        var(--fade, transparent) 100%
      );
    }
  }
  @container ${belowTablet} {
    > article {
      gap: 0;
    }
    ${Words} {
      padding-bottom: var(--fade-room, 0);
    }
    ${Portrait} {
      order: 2;
      min-height: 440px;
      margin-inline: calc(-1 * var(--gutter));
    }
    img {
      mask-image: linear-gradient(var(--fade, transparent), #000 22%);
    }
  }
`;
