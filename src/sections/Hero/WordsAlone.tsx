import { styled } from 'styled-components';
import { Wrap } from '../../components/Block.tsx';
import { Actions } from '../../components/Button.tsx';
import { Crumbs } from '../../components/Crumbs.tsx';
import { Heading } from '../../components/Heading.tsx';
import { twoColumns } from '../../components/mixins.ts';
import type { HeroSection } from '../../shared/generated/sections.ts';
import { Lead } from './Halves.tsx';

interface Props extends HeroSection {
  className?: string;
}

/** Breadcrumbs, title, lead and actions without a picture. */
export function WordsAlone({ background = 'page', crumbs, title, lead, actions, className }: Props) {
  return (
    <div data-background={background}>
      <Words className={className}>
        <Crumbs crumbs={crumbs} />
        <Columns>
          <Heading level={1} text={title} />
          {(lead !== undefined || actions) && (
            <Beside>
              {lead !== undefined && <Lead>{lead}</Lead>}
              <Actions actions={actions} />
            </Beside>
          )}
        </Columns>
      </Words>
    </div>
  );
}

export const Columns = styled.div`
  --split: 7fr 5fr;
  ${twoColumns}
  gap: 32px clamp(2rem, 5vw, 5rem);
`;

export const Beside = styled.div`
  display: flex;
  flex-direction: column;
  gap: 36px;
  justify-content: space-between;
  overflow-wrap: anywhere;
`;

const Words = styled(Wrap)`
  padding-block: clamp(3.5rem, 7.5vw, 7.5rem);
`;
