import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { NavigationType, useLoaderData, useLocation, useNavigationType } from 'react-router-dom';
import type { PageData } from '../shared/page.ts';
import { announcePage, placeScroll } from './arrive.ts';
import { SectionView } from './SectionView.tsx';

/** As many blocks are drawn before all others. */
const firstBlocks = 2;

/** The page the router has arrived at. What is seen of it first is drawn first. */
export function PageView() {
  const page = useLoaderData<PageData>();
  const location = useLocation();
  const arrival = useNavigationType();
  const [whole, setWhole] = useState<string>();
  // Who goes back, or to a place of the page, is not at its top.
  const isWhole = whole === page.path || arrival === NavigationType.Pop || location.hash !== '';

  useEffect(() => startTransition(() => setWhole(page.path)), [page.path]);
  useLayoutEffect(() => {
    // Keeps the footer out of sight for the moment.
    document.getElementById('main')?.toggleAttribute('data-unfinished', !isWhole);
  }, [isWhole]);
  useLayoutEffect(() => {
    announcePage(page);
  }, [page]);
  useLayoutEffect(() => {
    placeScroll(location, arrival);
  }, [location, arrival]);

  const sections = isWhole ? page.sections : page.sections.slice(0, firstBlocks);
  return sections.map((section, index) => (
    <SectionView key={`${page.path} ${index} ${section.type}`} section={section} page={page} />
  ));
}
