import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import type { PageListSection } from '../../shared/generated/sections.ts';
import type { ListedPage } from '../../shared/listing.ts';
import { FeedLink } from './FeedLink.tsx';
import { PagerLinks } from './PagerLinks.tsx';

export interface EntriesProps {
  pages: readonly ListedPage[];
  /** Of the headings: 2 in a list without a heading of its own. */
  level: 2 | 3;
}

interface Props {
  section: PageListSection;
  /** Shows the entries. */
  list: ComponentType<EntriesProps>;
}

/** The entries, or that there are none; below them the links to other pages of the list and to its feed. */
export function Entries({ section: { title, empty, collection }, list: List }: Props) {
  const { pages, feed, pager } = collection;
  return (
    <>
      {pages.length > 0 ? <List pages={pages} level={title === undefined ? 2 : 3} /> : <Empty>{empty}</Empty>}
      {pager && <PagerLinks pager={pager} />}
      <FeedLink feed={feed} />
    </>
  );
}

const Empty = styled.p`
  padding-block: 26px;
  border-block: 1px solid var(--rule);
  font-size: var(--fs-lead);
  color: var(--fg-soft);
`;
