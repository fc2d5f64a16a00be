import { Fragment } from 'react';
import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { ButtonLink, TextLink } from '../../components/Button.tsx';
import { Heading } from '../../components/Heading.tsx';
import { Frame, PictureView } from '../../components/PictureView.tsx';
import { twoColumns } from '../../components/looks.ts';
import { useLanguage } from '../../components/use-language.ts';
import type { OfficeLocationSection, OpeningTime } from '../../shared/generated/sections.ts';
import { cramped } from '../../theme/room.ts';
import { weekdays } from './describe-office.ts';
import cloth from '../../components/pictures/cloth.webp?no-inline';

/** The opening hours of an office, with the names of days in the language of the page. */
function OpeningHours({ hours }: { hours: OpeningTime[] }) {
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

const sizes = { card: '480px', wide: '(max-width: 1023px) 100vw, 715px' };

/** "card": the picture above the address. "wide": beside it. A weave is the default picture; all are decorative. */
export function OfficeLocation(section: OfficeLocationSection) {
  const { variant = 'wide', title, address, hours, directions, picture } = section;
  return (
    <Block background={variant === 'card' ? 'soft' : 'page'}>
      <Office data-variant={variant}>
        <Art>
          {picture ? (
            <PictureView picture={picture} alt="" sizes={sizes[variant]} />
          ) : (
            <Cloth data-default="" aria-hidden="true" />
          )}
        </Art>
        <Words>
          <Heading level={2} text={title} />
          <address>{address.join('\n')}</address>
          {hours && <OpeningHours hours={hours} />}
          {variant === 'card' ? (
            <TextLink link={directions} />
          ) : (
            <ButtonLink link={directions} tone="second" />
          )}
        </Words>
      </Office>
    </Block>
  );
}

const Cloth = styled.div`
  height: 100%;
  background: url('${cloth}') 0 0 / auto 210px;
`;

const Art = styled(Frame)`
  /* Hides the place of a picture that is not given, in a theme without the default one. */
  &:has(> [data-default]) {
    display: var(--swatch-display);
  }
`;

const Words = styled.div`
  /* One line of the text is one line on the screen. */
  address {
    font-style: normal;
    white-space: pre-line;
  }
`;

const Office = styled.div`
  &[data-variant='card'] {
    max-width: 30rem;
    overflow: hidden;
    border-radius: var(--radius-card);
    background: var(--surface);

    ${Art} {
      height: 210px;
    }
    ${Words} {
      padding: 28px 30px 32px;
    }
    h2 {
      font-size: var(--fs-card);
    }
    address {
      margin: 10px 0 18px;
      color: var(--fg-soft);
    }
  }
  &[data-variant='wide'] {
    --split: 7fr 5fr;
    ${twoColumns}
    gap: clamp(2rem, 5vw, 5.5rem);
    align-items: center;

    ${Art} {
      aspect-ratio: 4 / 3;
      border-radius: var(--radius-card);
    }
    address {
      margin: 24px 0 30px;
      font: var(--heading-style) var(--heading-weight, 480)
        min(clamp(1.375rem, 1.1rem + 1vw, 1.875rem), 10vw) / calc(1.35 * var(--leading)) var(--display);
    }
  }
`;
