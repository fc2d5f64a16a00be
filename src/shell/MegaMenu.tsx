import { styled } from 'styled-components';
import type { MegaMenuColumn, MenuPromo } from '../shared/generated/site.ts';
import { MenuList } from './MenuList.tsx';
import { PromoBox } from './PromoBox.tsx';

interface Props {
  columns: MegaMenuColumn[];
  promo: MenuPromo | undefined;
  /** Id of the panel that contains the menu. */
  panel: string;
  path: string;
}

/** The content of a wide menu: titled columns, and the promo box below them. */
export function MegaMenu({ columns, promo, panel, path }: Props) {
  return (
    <>
      <Columns>
        {columns.map(({ title, items }, index) => (
          <div key={title}>
            <Title id={`${panel}-${index}`}>{title}</Title>
            <MenuList links={items} path={path} titledBy={`${panel}-${index}`} />
          </div>
        ))}
      </Columns>
      {promo && <PromoBox promo={promo} />}
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 24px;
  padding: 34px 36px 30px;
`;

const Title = styled.p`
  margin-bottom: 10px;
  padding-bottom: 12px;
  border-bottom: 1px var(--line-style) color-mix(in srgb, var(--brand-background) 40%, transparent);
  font-weight: 600;
  font-size: var(--fs-label);
  line-height: 1.3;
  letter-spacing: 0.01em;
  color: var(--page-link);
`;
