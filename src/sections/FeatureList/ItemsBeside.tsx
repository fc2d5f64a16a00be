import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Band, SideHead, Wrap } from '../../components/Block.tsx';
import { Heading } from '../../components/Heading.tsx';
import { twoColumns } from '../../components/mixins.ts';
import type { Background, FeatureListSection } from '../../shared/generated/sections.ts';

interface Props {
  section: FeatureListSection;
  background: Background;
  /** Below the heading. */
  children: ReactNode;
  className?: string;
}

/** The items beside their heading. `--split` sets the columns; `--lead-width` and `--way-gap` are those of `SideHead`. */
export function ItemsBeside({ section: { title, lead, items }, background, children, className }: Props) {
  return (
    <Band data-background={background}>
      <Split className={className}>
        <SideHead title={title} lead={lead}>
          {children}
        </SideHead>
        <ul>
          {items.map((item) => (
            <li key={item.title}>
              <Heading level={3} text={item.title} />
              {item.text !== undefined && <p>{item.text}</p>}
            </li>
          ))}
        </ul>
      </Split>
    </Band>
  );
}

const Split = styled(Wrap)`
  ${twoColumns}
  align-items: start;

  li p {
    max-width: 36em;
    margin-top: 8px;
    line-height: 1.5;
    color: var(--fg-soft);
  }
`;
