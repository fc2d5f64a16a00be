import { followSession, showSession } from './session.ts';

// The inline script of a page loads this entry when session storage has a session or an outcome to show.
void showSession();
// A page from the back/forward cache shows an old session.
addEventListener('pageshow', ({ persisted }) => persisted && void showSession());
// Timers stop while the computer sleeps or the tab is frozen.
document.addEventListener('visibilitychange', () => document.hidden || followSession());
