import { storageKeys } from '../../shared/sign-in-service.ts';

/**
 * The inline script of a site with a sign-in provider. Before the first paint, and when a page comes back from the
 * browser's memory, it marks the document for those who are logged in, so that the header never shows them Login
 * first. It fetches the session script from `address` only when there is something to show: a session, or the
 * outcome of a sign-in.
 */
export function startSession(address: string): string {
  const session = `sessionStorage.getItem(${JSON.stringify(storageKeys.session)})`;
  const outcome = `sessionStorage.getItem(${JSON.stringify(storageKeys.outcome)})`;
  return [
    '{const show=()=>{try{',
    `const session=JSON.parse(${session});`,
    'document.documentElement.toggleAttribute("data-signed-in",session?.expiresAt>Date.now());',
    `if(session||${outcome})import(${JSON.stringify(address)})`,
    // Storage is blocked, so nobody can be logged in.
    '}catch{}};',
    'show();addEventListener("pageshow",({persisted})=>persisted&&show())}',
  ].join('');
}
