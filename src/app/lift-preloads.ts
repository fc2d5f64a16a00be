/**
 * React puts `<link rel="preload">` for eager pictures in front of what it renders; in a document they belong into
 * `<head>`. Gives the HTML without them and adds them to `preloads`.
 */
export function liftPreloads(html: string, preloads: Set<string>): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, (links) => {
    for (const [link] of links.matchAll(/<link[^<>]*>/g)) preloads.add(link);
    return '';
  });
}
