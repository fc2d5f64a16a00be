import type { Entry } from './generated/entry.ts';

/** A page as lists show it. */
export interface ListedPage {
  /** The route: `/news/open-day`. */
  path: string;
  /** With the base of the site. */
  href: string;
  /** Without the name of the site. */
  title: string;
  lang: string;
  entry: Entry;
  /** In a preview: why visitors do not see the page, as "is a draft". */
  note?: string;
}

/** What a block of the type pageList shows. */
export interface Listing {
  /** The address of the collection. */
  address: string;
  pages: ListedPage[];
  /** The address of the feed, with the base. */
  feed?: string;
  /** Of a list with several pages. */
  pager?: Pager;
  /** Of the links below an entry, instead of `pages`. */
  neighbours?: Neighbours;
}

export interface Pager {
  /** From 1. */
  number: number;
  /** The address of each page, with the base. */
  hrefs: string[];
}

export interface Neighbours {
  previous?: ListedPage;
  next?: ListedPage;
}

/** What a block of the type pageHead shows. */
export interface PageFacts {
  title: string;
  entry?: Entry;
  /** The way from the page of the collection to this one. */
  crumbs?: { label: string; href?: string }[];
}

/** A feed that a page names for programs. */
export interface FeedLink {
  title: string;
  /** Without the base: `/news/feed.atom`. */
  path: string;
}
