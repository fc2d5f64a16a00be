import { useEffect } from 'react';
import { leaveToBrowser } from './leave-to-browser.ts';

/** Stands in for a page that failed while it was drawn: the browser opens the served one, which needs no script. */
export function LeftToBrowser() {
  useEffect(() => leaveToBrowser(location.href), []);
  return null;
}
