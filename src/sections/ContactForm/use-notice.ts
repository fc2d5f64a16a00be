import { useEffect, useState } from 'react';

type NoticeView = typeof import('./Notice.tsx').Notice;

let loaded: NoticeView | undefined;

/** Loads the code that says what became of a message: with the first touch of a form, or with its first message. */
export async function loadNotice(): Promise<void> {
  loaded = (await import('./Notice.tsx')).Notice;
}

/** That code once it is there. While it `isNeeded`, it is asked for, and again with every new connection. */
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
