import { styled } from 'styled-components';
import type { Entry } from '../shared/generated/entry.ts';
import { useLanguage } from './use-language.ts';

/** A calendar day in the language of the page. */
export function Day({ day }: { day: string }) {
  const { lang } = useLanguage();
  // The day is the same everywhere: no zone shifts it.
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={day}>{format.format(Date.parse(day))}</time>;
}

/** The tags of an entry; nothing without any. */
export function Tags({ entry: { tags = [] } }: { entry: Entry }) {
  if (tags.length === 0) return null;
  return (
    <Row>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  font-size: var(--fs-small);
  line-height: 1.3;

  li {
    max-width: 100%;
    padding: 4px 11px 5px;
    overflow-wrap: anywhere;
    border: 1px var(--seam) var(--rule-strong);
    border-radius: var(--radius-button);
  }
`;

/** In a preview: why visitors do not see the page yet, or any more. */
export const StateMark = styled.mark`
  padding-inline: 6px;
  border-radius: 3px;
  font-size: var(--fs-small);
`;
