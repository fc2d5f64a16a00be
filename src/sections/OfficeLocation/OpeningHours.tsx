import { Fragment } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../components/use-language.ts';
import type { OpeningTime } from '../../shared/generated/sections.ts';
import { cramped } from '../../theme/room.ts';
import { weekdays } from './describe-office.ts';

/** The opening hours of an office, with the names of days in the language of the page. */
export function OpeningHours({ hours }: { hours: OpeningTime[] }) {
  const { lang } = useLanguage();
  return (
    <List>
      {hours.map(({ days, opens, closes }, index) => (
        <Fragment key={index}>
          <dt>{writeDays(days, lang)}</dt>
          <dd>
            {writeTime(opens, lang)} – {writeTime(closes, lang)}
          </dd>
        </Fragment>
      ))}
    </List>
  );
}

/** "Monday – Friday" for three or more days in a row, else "Monday, Tuesday". */
function writeDays(days: OpeningTime['days'], lang: string): string {
  // The first of January 2024 was a Monday.
  const name = (day: number) =>
    new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + day));
  const numbers = [...new Set(days.map((day) => weekdays.indexOf(day)))].toSorted((a, b) => a - b);
  const [first = 0] = numbers;
  const isRun = numbers.length > 2 && numbers.every((day, index) => day === first + index);
  return isRun ? `${name(first)} – ${name(first + numbers.length - 1)}` : numbers.map(name).join(', ');
}

/** "09:30" → "9:30 AM" in American English. */
function writeTime(time: string, lang: string): string {
  const [hour, minute] = time.split(':').map(Number);
  const format = new Intl.DateTimeFormat(lang, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return format.format(Date.UTC(2024, 0, 1, hour, minute));
}

const List = styled.dl`
  display: grid;
  grid-template-columns: fit-content(60%) 1fr;
  gap: 0.25rem 1.5rem;
  margin-bottom: 1.75rem;
  color: var(--fg-soft);

  dt {
    font-weight: 600;
  }
  @container ${cramped} {
    grid-template-columns: 1fr;
  }
`;
