import { styled } from 'styled-components';
import { Block, Wrap } from '../../components/Block.tsx';
import { Heading } from '../../components/Heading.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import { fillsFrame, quietTitle } from '../../components/looks.ts';
import { useLanguage } from '../../components/use-language.ts';
import type { ProfilesSection } from '../../shared/generated/sections.ts';
import { belowTablet, fromDesktop, fromTablet } from '../../theme/room.ts';

const sizes = { rows: '(max-width: 767px) 420px, 40vw', band: '(max-width: 767px) 100vw, 45vw' };

/** "rows": portraits alternately left and right. "band": portraits up to the edge of a band, which they blend into. */
export function Profiles({ variant = 'rows', title, lead, people }: ProfilesSection) {
  const { words } = useLanguage();
  const isBand = variant === 'band';
  const list = (
    <People data-variant={variant}>
      {people.map(({ picture, quote, position, note, focusAreas }, index) => (
        <Person key={index}>
          <Portrait>
            <PictureView picture={picture} sizes={sizes[variant]} />
          </Portrait>
          <Words>
            {isBand && index === 0 && <Title level={2} text={title} />}
            {quote !== undefined && <Quote>{quote}</Quote>}
            <Role level={3} text={position} />
            {note !== undefined && <Note>{note}</Note>}
            <Chips aria-label={words.focusAreas}>
              {focusAreas.map((area) => (
                <li key={area}>{area}</li>
              ))}
            </Chips>
          </Words>
        </Person>
      ))}
    </People>
  );
  if (!isBand)
    return (
      <Block background="page" title={title} lead={lead}>
        {list}
      </Block>
    );
  return (
    <Band data-background="tint-3">
      <Wrap>{list}</Wrap>
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

const Quote = styled.blockquote`
  margin-bottom: clamp(1.75rem, 2.6vw, 2.125rem);
  font: var(--heading-style) var(--heading-weight, 440)
    min(var(--quote, clamp(1.5rem, 1.1rem + 1.7vw, 2.375rem)), 10vw) / calc(1.17 * var(--leading))
    var(--display);
  letter-spacing: calc(-0.024em * var(--tracking));
  text-wrap: balance;
`;

const Role = styled(Heading)`
  font-size: max(var(--fs-body), min(1.25rem * var(--size-card-small), 7vw / var(--wide)));
`;

const Note = styled.p`
  margin-top: 4px;
  font-size: var(--fs-small);
  color: var(--fg-mute);
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 10px;
  margin-top: 18px;
  font-size: var(--fs-small);

  li {
    padding: 6px 12px;
    border: 1px var(--line-style) var(--rule-strong);
    border-radius: var(--radius-picture);
  }
`;

const Portrait = styled.div``;

const Words = styled.div``;

const Person = styled.article`
  display: grid;

  @container ${fromTablet} {
    grid-template-columns: 5fr 7fr;
  }
`;

const People = styled.div`
  &[data-variant='rows'] {
    display: grid;
    gap: clamp(3rem, 6vw, 6rem) 24px;

    ${Person} {
      gap: clamp(1.5rem, 4vw, 4.5rem);
      align-items: end;
    }
    img {
      width: 100%;
      border-radius: var(--radius-picture);
    }
    @container ${fromTablet} {
      ${Person}:nth-child(even) {
        grid-template-columns: 7fr 5fr;

        ${Portrait} {
          order: 2;
        }
      }
    }
    @container ${fromDesktop} {
      ${Person} {
        margin-inline-end: calc((100% + 24px) / 12);
      }
      ${Person}:nth-child(even) {
        margin-inline: calc((100% + 24px) / 12) 0;
      }
    }
    @container ${belowTablet} {
      ${Portrait} {
        max-width: 420px;
      }
    }
  }
  &[data-variant='band'] {
    --quote: clamp(1.75rem, 1.1rem + 2.4vw, 3.125rem);

    ${Person} {
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
      mask-image: linear-gradient(calc(90deg * var(--forward)), #000 80%, transparent 100%);
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
          transparent 0,
          #000 14% 80%,
          transparent 100%
        );
      }
    }
    @container ${belowTablet} {
      ${Person} {
        gap: 0;
      }
      ${Words} {
        padding-bottom: 0;
      }
      ${Portrait} {
        order: 2;
        min-height: 440px;
        margin-inline: calc(-1 * var(--gutter));
      }
      img {
        mask-image: linear-gradient(transparent, #000 22%);
      }
    }
  }
`;
