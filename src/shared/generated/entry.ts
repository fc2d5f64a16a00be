// Made from section-schemas/ by "npm run gen". Do not edit: change the schema instead.
import type { Picture } from '../picture.ts';

/**
 * What lists show of this page, and the block pageHead: for a page of a collection, such as news. docs/add-a-page.md describes collections.
 */
export interface Entry {
  /**
   * The day that readers see, and by which lists are in order: "2027-03-31". When the page appears is said by its "from".
   */
  date: string;
  /**
   * The day of the last change that readers should know of: "2027-04-02".
   */
  updated?: string;
  /**
   * One or two sentences that lists and the feed show.
   */
  summary?: string;
  /**
   * Who wrote it: "The workshop team".
   */
  author?: string;
  /**
   * The picture of the page in lists, and at its head.
   */
  picture?: Picture;
  /**
   * What it is about. A list can show the pages with some tags only.
   *
   * Items: One of the "tags" of the collection, if that lists some.
   */
  tags?: string[];
  /**
   * By what the programs of readers know it in the feed. Not needed: npm run move:page writes it, so that a moved page is not read as a new one. Never change it.
   */
  id?: string;
}
