import { useLayoutEffect } from 'react';
import { useLoaderData, useLocation, useNavigationType } from 'react-router-dom';
import type { PageData } from '../shared/page.ts';
import { announcePage, placeScroll } from './arrive.ts';
import { SectionView } from './SectionView.tsx';

/** The page the router has arrived at. */
export function PageView() {
  const page = useLoaderData<PageData>();
  const location = useLocation();
  const arrival = useNavigationType();

  useLayoutEffect(() => {
    announcePage(page);
  }, [page]);
  useLayoutEffect(() => {
    placeScroll(location, arrival);
  }, [location, arrival]);

  return page.sections.map((section, index) => (
    <SectionView key={`${page.path} ${index} ${section.type}`} section={section} page={page} />
  ));
}
