import { outcomeKey, sessionKey } from '../../shared/sign-in-service.ts';
import { sessionScript } from './site-values.ts';

/**
 * Marks the document of a signed-in visitor before the first paint, so that the header never shows Login first. Imports
 * the session script only for a session or the result of a sign-in.
 */
const show = () => {
  try {
    const session = JSON.parse(sessionStorage.getItem(sessionKey) ?? 'null') as { expiresAt: number } | null;
    document.documentElement.toggleAttribute('data-signed-in', (session?.expiresAt ?? 0) > Date.now());
    if (session || sessionStorage.getItem(outcomeKey)) void import(/* @vite-ignore */ sessionScript);
  } catch {
    // Blocked storage has no session.
  }
};

show();
addEventListener('pageshow', ({ persisted }) => persisted && show());
