import { styled } from 'styled-components';
import type { Slip } from '../shared/generated/sections.ts';
import { printsBackground } from './mixins.ts';
import { PictureView } from './PictureView.tsx';

/** A small document of the product. It illustrates the text around it, so screen readers skip it. */
export function SlipView({ slip: { title, text, picture, bar, rows = [] } }: { slip: Slip }) {
  return (
    <Paper aria-hidden="true">
      <Top>
        {picture !== undefined && <PictureView picture={picture} alt="" sizes="46px" />}
        <div>
          <b>{title}</b>
          {text !== undefined && <small>{text}</small>}
        </div>
      </Top>
      {bar !== undefined && (
        <Bar viewBox={`0 0 ${bar.length * 10 - 1} 14`} preserveAspectRatio="none" height="14">
          {bar.map((background, index) => (
            <rect key={index} x={index * 10} width="9" height="14" rx="1" data-background={background} />
          ))}
        </Bar>
      )}
      {rows.map(({ label, value }) => (
        <Row key={label}>
          <span>{label}</span>
          <span>{value}</span>
        </Row>
      ))}
    </Paper>
  );
}

const Paper = styled.div`
  padding: 18px 18px 16px;
  border-radius: 8px;
  background: var(--white-background);
  /* Shown in forced colours, where backgrounds are not. */
  outline: 1px solid transparent;
  color: var(--page-text);
  box-shadow: var(--shadow-fragment);
  font-size: 0.875rem;
  line-height: 1.35;
  overflow-wrap: anywhere;
  ${printsBackground}
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 14px;
  align-items: center;

  &:not(:last-child):has(img) {
    padding-bottom: 12px;
  }
  img {
    flex: none;
    width: 46px;
    height: 46px;
    border-radius: 50%;
    object-fit: cover;
  }
  > div {
    flex: 1 1 7rem;
  }
  b {
    display: block;
    font: var(--heading-style) var(--heading-weight, 560) 1rem / calc(1.2 * var(--leading)) var(--display);
  }
  small {
    color: var(--page-muted);
  }
`;

const Bar = styled.svg`
  width: 100%;
  margin: 12px 0 8px;

  rect {
    fill: var(--bg);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  padding: 7px 0;
  border-bottom: 1px solid var(--page-line);
  color: var(--page-soft);

  &:last-child {
    padding-bottom: 0;
    border: 0;
    color: var(--page-text);
    font-weight: 600;
  }
`;
