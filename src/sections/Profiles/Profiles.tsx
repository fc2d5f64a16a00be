import { styled } from 'styled-components';
import { AddressText } from '../../components/AddressText.tsx';
import { Block, Wrap } from '../../components/Block.tsx';
import { TextLink } from '../../components/Button.tsx';
import { balancedColumns, columnStyles, hasLongWord } from '../../components/cells.ts';
import { Heading } from '../../components/Heading.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import { RichTextView } from '../../components/RichTextView.tsx';
import { fillsFrame, quietTitle } from '../../components/mixins.ts';
import { useLanguage } from '../../components/use-language.ts';
import type { Profile, ProfilesSection } from '../../shared/generated/sections.ts';
import { dialled } from '../../shared/phone.ts';
import { belowPhone, belowTablet, cramped, fromDesktop, fromTablet } from '../../styles/container-sizes.ts';

const sizes = {
  rows: '(max-width: 767px) 420px, 40vw',
  grid: '(max-width: 479px) 96px, (max-width: 1023px) 45vw, 420px',
  band: '(max-width: 767px) 100vw, 45vw',
};

/**
 * "rows": portraits alternately left and right. "grid": a card for each. "band": portraits up to the edge of a band, which
 * they blend into.
 */
export function Profiles({ variant = 'rows', title, lead, people }: ProfilesSection) {
  const { words } = useLanguage();
  const isBand = variant === 'band';
  const list = (
    <People
      data-variant={variant}
      data-columns={variant === 'grid' ? Math.max(2, balancedColumns(people.length, 4)) : undefined}
    >
      {people.map(({ name, position, picture, quote, note, text, focusAreas, ...ways }, index) => (
        <Person key={index}>
          <Portrait>
            <PictureView picture={picture} sizes={sizes[variant]} />
          </Portrait>
          <Words>
            {isBand && index === 0 && <Title level={2} text={title} />}
            {quote !== undefined && <Quote>{quote}</Quote>}
            <Role level={3} text={name ?? position} />
            {name !== undefined && position !== undefined && <Position>{position}</Position>}
            {note !== undefined && <Note>{note}</Note>}
            {text && <About text={text} />}
            <Ways {...ways} />
            {focusAreas && (
              <Chips aria-label={words.focusAreas}>
                {focusAreas.map((area) => (
                  <li key={area}>{area}</li>
                ))}
              </Chips>
            )}
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

/** How to reach a person. */
function Ways({ phone, email, link }: Pick<Profile, 'phone' | 'email' | 'link'>) {
  if (phone === undefined && email === undefined && link === undefined) return null;
  return (
    <Contact>
      {phone !== undefined && (
        <li>
          <a href={`tel:${dialled(phone)}`}>{phone}</a>
        </li>
      )}
      {email !== undefined && (
        <li>
          <a href={`mailto:${email}`}>
            <AddressText text={email} />
          </a>
        </li>
      )}
      {link && (
        <li>
          <TextLink link={link} />
        </li>
      )}
    </Contact>
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
    ${Person}:not(:has(${Quote})) ${Words} {
      align-self: center;
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
  &[data-variant='grid'] {
    ${columnStyles}
    gap: clamp(2.5rem, 4.6vw, 4rem) 24px;
    --quote: 1.25rem;

    &${hasLongWord} {
      --columns: 2;

      @container ${belowTablet} {
        --columns: 1;

        ${Portrait} {
          max-width: 20rem;
        }
      }
    }

    ${Person} {
      display: block;
    }
    img {
      width: 100%;
      aspect-ratio: 4 / 5;
      object-fit: cover;
      border-radius: var(--radius-picture);
    }
    ${Words} {
      margin-top: 20px;
    }
    ${Quote} {
      margin-bottom: 1rem;
    }
    /* A list of small portraits: two columns would break names and addresses. */
    @container ${belowPhone} {
      --most: 1;

      ${Person}:not(${hasLongWord}) {
        display: grid;
        grid-template-columns: 96px minmax(0, 1fr);
        gap: 20px;
      }
      ${Words} {
        margin-top: 0;
      }
    }
    @container ${cramped} {
      ${Person}:not(${hasLongWord}) {
        grid-template-columns: minmax(0, 1fr);
      }
      ${Portrait} {
        max-width: 12rem;
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
      ${Person} {
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
  }
`;

const Position = styled.p`
  margin-top: 4px;
`;

const About = styled(RichTextView)`
  margin-top: 14px;
  line-height: 1.5;
  color: var(--fg-soft);
`;

const Contact = styled.ul`
  margin-top: 14px;

  /* Each is as high as a finger. No flex box: it would turn the parts of an address around in Arabic. */
  a:is([href^='tel'], [href^='mailto']) {
    display: inline-block;
    padding-block: 0.625rem;
    overflow-wrap: anywhere;
    text-decoration: underline;
  }
`;
