import { useEffect, useState } from 'react';

type NoticeView = typeof import('./Notice.tsx').Notice;

let loaded: NoticeView | undefined;

/** Loads the code of the panel over the form. */
export async function loadNotice(): Promise<void> {
  loaded = (await import('./Notice.tsx')).Notice;
}

/** Returns the component once loaded. While it `isNeeded`, requests it now and whenever the browser comes online. */
export function useNotice(isNeeded: boolean): NoticeView | undefined {
  const [view, setView] = useState(() => loaded);
  const isMissing = isNeeded && !view;

  useEffect(() => {
    if (!isMissing) return;
    const load = () => {
      loadNotice().then(
        () => setView(() => loaded),
        (error: unknown) => console.warn(error),
      );
    };
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [isMissing]);

  return view;
}
