import { storageKeys } from '../../shared/sign-in-service.ts';
import type { DocumentSite } from './document-site.ts';

/** The inline scripts of every page, speculation rules included. */
export function inlineScriptsOf(site: DocumentSite): string[] {
  return [headScript(site), fitHeader, fetchAheadRules(site.base), deferLayout];
}

/** The inline script in `<head>`, which runs before the first paint. */
export function headScript({ sessionScript, policyDay }: DocumentSite): string {
  return [
    markScripting,
    policyDay === undefined ? '' : forgetOldAnswers(policyDay),
    sessionScript === undefined ? '' : startSession(sessionScript),
  ].join('');
}

/** Marks that scripts run, so that styles can depend on it without a flash. Printing loads all pictures. */
const markScripting =
  "document.documentElement.className='js';addEventListener('beforeprint',()=>{for(const picture of document.images)picture.loading='eager'});";

/** Deletes consent for an earlier cookie policy before other scripts read it: the visitor is asked again. */
function forgetOldAnswers(policyDay: string): string {
  return [
    `try{if(localStorage.cookieConsentDay<${JSON.stringify(policyDay)})`,
    'for(const key of["cookieConsent","cookieConsentDay","cookiePreferences"])delete localStorage[key]',
    // Blocked storage has no consent.
    '}catch{}',
  ].join('');
}

/**
 * Marks the document of a signed-in visitor before the first paint, so that the header never shows Login first. Imports
 * the session script only for a session or the result of a sign-in.
 */
function startSession(address: string): string {
  const read = (key: string) => `sessionStorage.getItem(${JSON.stringify(key)})`;
  return [
    '{const show=()=>{try{',
    `const session=JSON.parse(${read(storageKeys.session)});`,
    'document.documentElement.toggleAttribute("data-signed-in",session?.expiresAt>Date.now());',
    `if(session||${read(storageKeys.outcome)})import(${JSON.stringify(address)})`,
    // Blocked storage has no session.
    '}catch{}};',
    'show();addEventListener("pageshow",({persisted})=>persisted&&show())}',
  ].join('');
}

/**
 * Hides the telephone, the menus, the sign-in and the action, which the drawer has too, while the header has no room for
 * them.
 * Without scripts, fixed widths that suit most texts apply (`theme/room.ts`).
 */
export const fitHeader = [
  '{const row=document.querySelector("header>div"),buttons=row.lastElementChild,',
  // Only the buttons shrink.
  'fit=()=>{for(row.dataset.without of["","phone","menus","menus rest","menus buttons"])if(buttons.scrollWidth<=buttons.clientWidth)break},',
  'watcher=new ResizeObserver(fit);',
  // Fonts and translators change the width of texts. Hidden menus have none, so their words are watched.
  'for(const part of[row,buttons])watcher.observe(part);',
  'new MutationObserver(fit).observe(row,{subtree:true,characterData:true,childList:true})}',
].join('');

/**
 * Speculation rules: the browser fetches the page behind a link while the link is pressed, unless the visitor saves
 * data. The router, which fetches pages itself, removes them (`app/router.ts`).
 */
export function fetchAheadRules(base: string): string {
  return JSON.stringify({ prefetch: [{ where: { href_matches: `${base}*` }, eagerness: 'conservative' }] });
}

/**
 * Delays the layout of blocks far below (`data-deferred`, `theme/deferred.css`) until the visitor moves. The first
 * scroll lays out one block per frame, which keeps the scroll position stable. A key, a link to an anchor or the loss of
 * focus (find in page) may jump, so they lay out all. Nothing is delayed where the browser restores a position.
 */
export const deferLayout = [
  '{const [visit]=performance.getEntriesByType("navigation");',
  // The document's own address hides text fragments (#:~:text=).
  'if(visit?.type==="navigate"&&!visit.name.includes("#")){',
  'const page=document.documentElement.dataset,layOutAll=()=>delete page.unscrolled;',
  'page.unscrolled="";',
  'addEventListener("keydown",layOutAll);addEventListener("blur",layOutAll);',
  'addEventListener("click",({target})=>target.closest("[href*=\'#\']")&&layOutAll(),true);',
  'const layOut=()=>{const block=document.querySelector("[data-deferred]");',
  'if(!block)return layOutAll();',
  'block.removeAttribute("data-deferred");requestAnimationFrame(layOut)};',
  'addEventListener("scroll",layOut,{once:true})}}',
].join('');
