import { styled } from 'styled-components';
import { Band, Block, SideHead, Wrap } from '../../components/Block.tsx';
import { TextLink } from '../../components/Button.tsx';
import { twoColumns } from '../../components/mixins.ts';
import type { PageListSection } from '../../shared/generated/sections.ts';
import { Cards } from './Cards.tsx';
import { FeedLink } from './FeedLink.tsx';
import { Headlines } from './Headlines.tsx';
import { NeighbourLinks } from './NeighbourLinks.tsx';
import { PagerLinks } from './PagerLinks.tsx';
import { Rows } from './Rows.tsx';

export function PageList(section: PageListSection) {
  const { variant = 'cards', background = 'page', title, lead, link, empty, collection } = section;
  const { pages, feed, pager, neighbours } = collection;
  if (neighbours) return <NeighbourLinks neighbours={neighbours} />;
  const level = title === undefined ? 2 : 3;
  const none = <Empty>{empty}</Empty>;
  if (variant === 'headlines')
    return (
      <Band data-background={background}>
        <Wrap>
          <Split>
            <Side>
              <SideHead title={title} lead={lead}>
                {link !== undefined && <TextLink link={link} />}
              </SideHead>
            </Side>
            <div>
              {pages.length > 0 ? <Headlines pages={pages} level={level} /> : none}
              {pager && <PagerLinks pager={pager} />}
              <FeedLink feed={feed} />
            </div>
          </Split>
        </Wrap>
      </Band>
    );
  const Entries = variant === 'rows' ? Rows : Cards;
  return (
    <Block background={background} title={title} lead={lead} link={link}>
      {pages.length > 0 ? <Entries pages={pages} level={level} /> : none}
      {pager && <PagerLinks pager={pager} />}
      <FeedLink feed={feed} />
    </Block>
  );
}

const Empty = styled.p`
  padding-block: 26px;
  border-block: 1px solid var(--rule);
  font-size: var(--fs-lead);
  color: var(--fg-soft);
`;

const Split = styled.div`
  --split: 4fr 8fr;
  ${twoColumns}
  gap: clamp(2rem, 5vw, 5rem);
  align-items: start;
`;

const Side = styled.div`
  min-width: 0;
`;
