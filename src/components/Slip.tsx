import { styled } from 'styled-components';
import type { Slip as SlipData } from '../shared/generated/sections.ts';
import { PictureView } from './PictureView.tsx';

/** A small paper of the product. It illustrates, so it is hidden from screen readers. */
export function Slip({ slip: { title, text, picture, thread, rows = [] } }: { slip: SlipData }) {
  return (
    <Paper aria-hidden="true">
      <Top>
        {picture && <PictureView picture={picture} alt="" sizes="46px" />}
        <div>
          <b>{title}</b>
          {text !== undefined && <small>{text}</small>}
        </div>
      </Top>
      {thread && (
        <Thread>
          {thread.map((dye, index) => (
            <i key={index} data-dye={dye} />
          ))}
        </Thread>
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
  width: 100%;
  max-width: 240px;
  padding: 20px;
  border-radius: 8px;
  background: var(--white);
  color: var(--ink);
  box-shadow: var(--shadow-fragment);
  font-size: var(--fs-small);
  line-height: 1.35;
`;

const Top = styled.div`
  display: flex;
  gap: 14px;
  align-items: center;
  padding-bottom: 12px;

  img {
    width: 46px;
    height: 46px;
    border-radius: 50%;
    object-fit: cover;
    object-position: 50% 30%;
  }
  b {
    display: block;
    font: 560 var(--fs-body) / 1.2 var(--display);
  }
  small {
    font-size: 0.875rem;
    color: var(--ink-mute);
  }
`;

const Thread = styled.div`
  display: flex;
  gap: 3px;
  margin-bottom: 6px;

  i {
    flex: 1;
    height: 14px;
    border-radius: 2px;
    background: var(--mist);
  }
  i[data-dye='turmeric'] {
    background: var(--turmeric);
  }
  i[data-dye='madder'] {
    background: var(--madder);
  }
`;

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  padding: 8px 0;
  border-bottom: 1px solid var(--line);
  color: var(--ink-soft);

  &:last-child {
    padding-bottom: 0;
    border: 0;
    color: var(--ink);
    font-weight: 600;
  }
`;
