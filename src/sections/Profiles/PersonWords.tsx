import { styled } from 'styled-components';
import { Heading } from '../../components/Heading.tsx';
import { useLanguage } from '../../components/use-language.ts';
import type { Profile } from '../../shared/generated/sections.ts';

/** Quote, position, note and focus areas of a person. */
export function PersonWords({ person: { quote, position, note, focusAreas } }: { person: Profile }) {
  const { words } = useLanguage();
  return (
    <Words>
      {quote !== undefined && <Quote>{quote}</Quote>}
      <Role level={3} text={position} />
      {note !== undefined && <Note>{note}</Note>}
      <Chips aria-label={words.focusAreas}>
        {focusAreas.map((area) => (
          <li key={area}>{area}</li>
        ))}
      </Chips>
    </Words>
  );
}

/** A variant sets `--quote` to resize the quote. */
const Words = styled.div`
  min-width: 0;
`;

const Quote = styled.blockquote`
  margin-bottom: clamp(1.75rem, 2.6vw, 2.125rem);
  font: 440 var(--quote, clamp(1.5rem, 1.1rem + 1.7vw, 2.375rem)) / 1.17 var(--display);
  letter-spacing: -0.024em;
  text-wrap: balance;
`;

const Role = styled(Heading)`
  font-size: min(1.25rem, 7vw);
  font-weight: 540;
  letter-spacing: -0.012em;
  line-height: 1.2;
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
