import { Fragment } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../components/use-language.ts';
import type { OpeningTime } from '../../shared/generated/sections.ts';
import { cramped } from '../../styles/container-sizes.ts';
import { weekdays } from './describe-office.ts';

/**
 * The opening hours of an office, with the names of days in the language of the page. With its time zone, `show-open.ts`
 * writes above them whether it is open now: what the server knew would be wrong an hour later.
 */
export function OpeningHours({ hours, timeZone }: { hours: OpeningTime[]; timeZone: string | undefined }) {
  const { lang, words } = useLanguage();
  return (
    <div>
      {timeZone !== undefined && (
        <State
          data-scripts-only=""
          data-hours={JSON.stringify(hours)}
          data-zone={timeZone}
          data-open={words.openNow}
          data-closed={words.closedNow}
        />
      )}
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
    </div>
  );
}

/** "Monday – Friday" for three or more days in a row, else "Monday and Tuesday". */
function writeDays(days: OpeningTime['days'], lang: string): string {
  const format = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' });
  const numbers = [...new Set(days.map((day) => weekdays.indexOf(day)))].toSorted((a, b) => a - b);
  // The first of January 2024 was a Monday.
  const dates = numbers.map((number) => Date.UTC(2024, 0, 1 + number));
  const [first = 0] = numbers;
  const isRun = numbers.length > 2 && numbers.every((day, index) => day === first + index);
  if (isRun) return format.formatRange(dates[0]!, dates.at(-1)!);
  return new Intl.ListFormat(lang).format(dates.map((date) => format.format(date)));
}

/** "09:30" → "9:30 AM" in American English. */
function writeTime(time: string, lang: string): string {
  const [hour, minute] = time.split(':').map(Number);
  const format = new Intl.DateTimeFormat(lang, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  // On one line.
  return format.format(Date.UTC(2024, 0, 1, hour, minute)).replaceAll(/\s/g, '\u00a0');
}

/* It has its room before the words arrive. */
const State = styled.div`
  min-height: 1.6em;
  margin-bottom: 0.5rem;
  font-weight: 600;

  &[data-state='open'] {
    color: var(--accent);
  }
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: fit-content(60%) 1fr;
  gap: 0.25rem 1rem;
  color: var(--fg-soft);

  dt {
    font-weight: 600;
  }
  /* Times on one line. In a narrower page the longest day leaves no room for two of twelve hours. */
  @container page (width >= 22rem) {
    grid-template-columns: minmax(0, max-content) max-content;
  }
  @container ${cramped} {
    grid-template-columns: 1fr;
  }
`;
