import { styled } from 'styled-components';
import type { CaseStudyFragment } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../theme/media.ts';

/** A piece of the product over the picture's corner. Decoration: the study's own words say what matters. */
export function Fragment({ title, rows }: CaseStudyFragment) {
  return (
    <Slip aria-hidden="true">
      <b>{title}</b>
      <Days viewBox="0 0 210 14" width="210" height="14">
        {dayColors.map((color, day) => (
          <rect key={day} x={day * 26.6} width="23.6" height="14" rx="2" data-dye={color} />
        ))}
      </Days>
      {rows.map(({ label, value }) => (
        <Line key={label}>
          <span>{label}</span>
          <span>{value}</span>
        </Line>
      ))}
    </Slip>
  );
}

const dayColors = ['mist', 'mist', 'mist', 'turmeric', 'turmeric', 'madder', 'mist', 'mist'];

const Slip = styled.div`
  position: absolute;
  right: -34px;
  bottom: -34px;
  width: 246px;
  padding: 18px 18px 16px;
  border-radius: 8px;
  background: var(--white);
  color: var(--ink);
  box-shadow: var(--shadow-fragment);
  font-size: 0.875rem;
  line-height: 1.35;

  b {
    font: 560 1rem/1.2 var(--display);
  }
  @media ${belowDesktop} {
    display: none;
  }
`;

const Days = styled.svg`
  margin: 12px 0 8px;
  fill: var(--mist);

  [data-dye='turmeric'] {
    fill: var(--turmeric);
  }
  [data-dye='madder'] {
    fill: var(--madder);
  }
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  padding: 7px 0;
  border-bottom: 1px solid var(--line);
  color: var(--ink-soft);

  &:last-child {
    border: 0;
    color: var(--ink);
    font-weight: 600;
  }
`;
