/** The file that marks an output folder, which the next build may replace. */
export const markFile = '.page-config-renderer';

const previewMark = 'This is a preview, which shows drafts and what is not live. It is';

/** The text of that file. `preview`: the instant of a build that shows what is not live, too. */
export function markOf(preview?: string): string {
  const whole = 'A build of page-config-renderer wrote this folder. The next one replaces all of it.\n';
  return preview === undefined ? whole : `${whole}${previewMark} of ${preview}.\n`;
}

/** What such a file says of a preview; undefined for any other build. */
export function readPreview(mark: string): string | undefined {
  return mark.split('\n').find((line) => line.startsWith(previewMark));
}
