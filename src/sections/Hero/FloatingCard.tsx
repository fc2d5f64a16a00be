import { styled } from 'styled-components';
import { PictureView } from '../../components/PictureView.tsx';
import type { HeroFragment } from '../../shared/generated/sections.ts';

/** A piece of the product over the picture. It only illustrates, so readers are spared it. */
export function FloatingCard({ fragment, className }: { fragment: HeroFragment; className?: string }) {
  const { title, text, picture, rows = [] } = fragment;
  return (
    <Card className={className} aria-hidden="true">
      <Top>
        {picture && <PictureView picture={picture} alt="" />}
        <div>
          <b>{title}</b>
          {text !== undefined && <small>{text}</small>}
        </div>
      </Top>
      {rows.length > 0 && <Weft />}
      {rows.map(({ label, value }) => (
        <Row key={label}>
          <span>{label}</span>
          <span>{value}</span>
        </Row>
      ))}
    </Card>
  );
}

const Card = styled.div`
  padding: 14px 22px 14px 16px;
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

  b {
    display: block;
    font: 560 1.0625rem/1.2 var(--display);
  }
  small {
    color: var(--ink-mute);
    font-size: 0.875rem;
  }
  img {
    flex: none;
    width: 46px;
    height: 46px;
    border-radius: 50%;
    object-fit: cover;
    object-position: 50% 30%;
  }
`;

/** Eight little patches, some of them dyed. */
const Weft = styled.div`
  height: 14px;
  margin: 12px 0 8px;
  background: linear-gradient(90deg, var(--turmeric) 50%, var(--madder) 50% 62.5%, var(--mist) 62.5%);
  mask: linear-gradient(90deg, black calc(100% - 3px), transparent 0) 0 0 / calc(12.5% + 0.4px) 100%;
`;

const Row = styled.div`
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
