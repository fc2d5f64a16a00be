import { styled } from 'styled-components';
import { Heading } from '../../components/Heading.tsx';
import { Actions } from '../../components/Actions.tsx';
import { Wrap } from '../../components/Wrap.tsx';
import type { HeroSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../theme/room.ts';
import { Crumbs } from '../../components/Crumbs.tsx';
import { FeaturedCard } from './FeaturedCard.tsx';
import { Lead } from './HeroText.tsx';

export function HeroCard({ crumbs, title, lead, actions, featured }: HeroSection) {
  return (
    <div data-background="page">
      <Halves>
        <Text>
          <Crumbs crumbs={crumbs} />
          <Heading level={1} text={title} />
          {lead !== undefined && <Lead>{lead}</Lead>}
          <Bottom>
            <Actions actions={actions} tone={featured ? 'outline' : 'action'} />
          </Bottom>
        </Text>
        {featured && <FeaturedCard featured={featured} />}
      </Halves>
    </div>
  );
}

const Halves = styled(Wrap)`
  display: grid;
  grid-template-columns: 5fr 7fr;
  gap: clamp(2rem, 4.5vw, 4.5rem);
  padding-block: clamp(2.5rem, 4.6vw, 4rem);

  > :only-child {
    grid-column: 1 / -1;
  }
  @container ${belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Bottom = styled.div`
  margin-top: auto;
`;

const Text = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  overflow-wrap: anywhere;

  ${Lead} {
    margin: 24px 0 32px;
  }
`;
