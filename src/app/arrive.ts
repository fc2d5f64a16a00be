import type { Location, NavigationType } from 'react-router-dom';
import { withBase } from '../shared/base.ts';
import { markCurrentPage } from '../shell/shell-client.ts';
import type { PageData } from '../shared/page.ts';
import { nameArrival } from './name-arrivals.ts';
import { positionOf } from './scroll-positions.ts';

let shown: string | undefined;

/** Tells browser, readers and menus which page this is: title, description, current link, focus on its top. */
export function announcePage(page: PageData): void {
  document.title = page.title;
  setHead('meta[name="description"]', 'content', page.description);
  const address = withBase(import.meta.env.BASE_URL, page.path);
  setHead('link[rel="canonical"]', 'href', new URL(address, canonicalOrigin()).href);
  markCurrentPage(address);
  const isNew = shown !== page.path;
  shown = page.path;
  // A page that is only drawn anew in place keeps the focus where the visitor has it.
  if (!isNew) return;
  document.getElementById('main')?.focus({ preventScroll: true });
  nameArrival(page.title);
}

/** Where the visitor expects to be: at the anchor, where they were before (back, forward), or at the top. */
export function placeScroll(location: Location, arrival: `${NavigationType}`): void {
  const before = arrival === 'POP' ? positionOf(location) : undefined;
  const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
  if (before !== undefined || !target) {
    scrollTo({ top: before ?? 0, behavior: 'instant' });
    return;
  }
  target.scrollIntoView();
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function setHead(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

function canonicalOrigin(): string {
  return document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
}
