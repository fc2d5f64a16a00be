/**
 * React puts `<link rel="preload">` for eager pictures before its output; in a document they belong in
 * `<head>`. Returns the HTML without them and adds them to `preloads`.
 */
export function liftPreloads(html: string, preloads: Set<string>): string {
  return html.replaceAll(/<link rel="preload"[^>]*>/gy, (link) => {
    preloads.add(link);
    return '';
  });
}
