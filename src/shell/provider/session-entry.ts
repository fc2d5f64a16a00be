import { followSession, showSession } from './session.ts';

// What the inline script of a page fetches when there is a session, or the outcome of a sign-in, to show.
void showSession();
// A page that comes back from the browser's memory is as it was left.
addEventListener('pageshow', ({ persisted }) => persisted && void showSession());
// Timers sleep while a computer or a tab does.
document.addEventListener('visibilitychange', () => document.hidden || followSession());
