import type { DocumentSite } from './document-site.ts';

/** The inline scripts of every page, speculation rules included. */
export function inlineScriptsOf(site: DocumentSite): string[] {
  const { closeAnnouncement, fitHeader, deferLayout } = site.scripts;
  const announced = site.hasAnnouncement ? [closeAnnouncement] : [];
  return [headScript(site), ...announced, fitHeader, speculationRules(site.base), deferLayout];
}

/** The inline script in `<head>`, which runs before the first paint. */
export function headScript({ scripts, sessionScript, policyDay }: DocumentSite): string {
  const parts = [scripts.markScripting];
  if (policyDay !== undefined) parts.push(fillIn(scripts.forgetOldAnswers, { policyDay }));
  if (sessionScript !== undefined) parts.push(fillIn(scripts.startSession, { sessionScript }));
  return parts.join(';');
}

/**
 * A script with the site's values in the place of `"{policyDay}"` and others (`browser/inline/site-values.ts`).
 * @throws Error when the script has no place for a value.
 */
function fillIn(script: string, values: Record<string, string>): string {
  let filled = script;
  for (const [name, value] of Object.entries(values)) {
    const place = new RegExp(`(["'\`])\\{${name}\\}\\1`, 'g');
    const next = filled.replaceAll(place, () => JSON.stringify(value));
    if (next === filled) throw new Error(`No place for "${name}" in an inline script.`);
    filled = next;
  }
  return filled;
}

/**
 * Speculation rules: the browser fetches the page behind a link while the link is pressed, unless the visitor saves
 * data. The router, which fetches pages itself, removes them (`browser/router.ts`).
 */
export function speculationRules(base: string): string {
  return JSON.stringify({ prefetch: [{ where: { href_matches: `${base}*` }, eagerness: 'conservative' }] });
}
