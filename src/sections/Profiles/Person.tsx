import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AddressText } from '../../components/AddressText.tsx';
import { TextLink } from '../../components/Button.tsx';
import { Heading } from '../../components/Heading.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import { RichTextView } from '../../components/RichTextView.tsx';
import { useLanguage } from '../../components/use-language.ts';
import type { Profile } from '../../shared/generated/sections.ts';
import { dialled } from '../../shared/phone.ts';
import { fromTablet } from '../../styles/container-sizes.ts';

interface Props {
  person: Profile;
  /** Of the portrait: its drawn width. */
  sizes: string;
  /** Above the words. */
  heading?: ReactNode;
}

/** A portrait with the words about a person beside it. `--quote` sets the size of the quote. */
export function Person({ person, sizes, heading }: Props) {
  const { words } = useLanguage();
  const { name, position, picture, quote, note, text, focusAreas, ...ways } = person;
  return (
    <Columns>
      <Portrait>
        <PictureView picture={picture} sizes={sizes} />
      </Portrait>
      <Words>
        {heading}
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
    </Columns>
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

export const Quote = styled.blockquote`
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

export const Portrait = styled.div``;

export const Words = styled.div``;

const Columns = styled.article`
  display: grid;

  @container ${fromTablet} {
    grid-template-columns: 5fr 7fr;
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
