import type { Page } from '@playwright/test';

/** The faults of the page in print: missing text and pictures, and controls that are useless on paper. */
export async function walkOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const found = await findOnPaper(page);
  // A sheet of A4 between its margins. Some text is for wide windows only.
  await page.setViewportSize({ width: 718, height: 1047 });
  found.push(...(await findOnPaper(page)).filter((line) => line.startsWith('prints')));
  await page.emulateMedia({ media: null });
  return [...new Set(found)];
}

function findOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // Tab names are in their panels too, captions of enlarged pictures below the pictures, and what a row says before its
    // cells on a phone in the first row.
    const notWords =
      '[hidden]:not([hidden="until-found"]), [data-scripts-only], [data-counter], .visually-hidden, td > [aria-hidden="true"], button, dialog, nav, noscript, option, script, [role="tablist"], [role="status"]';
    const texts = [...document.querySelectorAll('main *')].filter(
      (element) =>
        !element.closest(notWords) &&
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent!.trim()),
    );
    const controls = document.querySelectorAll(
      'button:not(:has(img)), dialog, [data-counter], [data-network], [data-shell="cookie-banner"]',
    );
    const ornaments = document.querySelectorAll('[data-shell="footer"] > img');
    // The end of a sheet cuts what may break, and so does a picture that only fills its frame.
    const isWhole = (element: Element) => getComputedStyle(element).breakInside === 'avoid';
    const cut = [
      ...[...document.querySelectorAll('main img')].filter(
        (image) =>
          seen(image) && getComputedStyle(image).position === 'absolute' && !hasAncestor(image, isWhole),
      ),
      ...[...document.querySelectorAll('[data-shell="footer"], main h1, main h2, main h3')].filter(
        (element) => !isWhole(element),
      ),
    ];
    const fixed = [...document.querySelectorAll('body *')].filter(
      (element) => seen(element) && /fixed/.test(getComputedStyle(element).position),
    );
    function hasAncestor(element: Element, is: (around: Element) => boolean): boolean {
      const around = element.parentElement;
      return around !== null && (is(around) || hasAncestor(around, is));
    }
    const images = [...document.querySelectorAll('main img')].filter(
      (image) => !image.closest('dialog, nav, noscript'),
    );
    const pictures = images.filter(seen);
    const linesOf = (text: Element) =>
      [...text.childNodes].flatMap((node) => {
        const range = document.createRange();
        range.selectNode(node);
        return node.nodeType === 3 ? [...range.getClientRects()] : [];
      });
    const liesOnPicture = (text: Element, { left, top, width, height }: DOMRect) => {
      const [x, y] = [left + width / 2, top + height / 2];
      return pictures.some((picture) => {
        const box = picture.getBoundingClientRect();
        if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
        let around: Element | null = text;
        for (; around && !around.contains(picture); around = around.parentElement)
          if (getComputedStyle(around).backgroundColor !== 'rgba(0, 0, 0, 0)') return false;
        return true;
      });
    };
    return [
      ...texts
        .filter((text) => seen(text) && linesOf(text).some((line) => liesOnPicture(text, line)))
        .map((text) => `prints on a picture "${text.textContent.trim()}"`),
      ...texts
        .filter(
          (text) => seen(text) && linesOf(text).some(({ left, right }) => left < 0 || right > innerWidth),
        )
        .map((text) => `prints beyond the sheet "${text.textContent.trim()}"`),
      ...images
        .filter((image) => !seen(image))
        .map((image) => `does not print ${image.outerHTML.slice(0, 80)}`),
      ...texts.filter((text) => !seen(text)).map((text) => `does not print "${text.textContent.trim()}"`),
      ...[...controls].filter(seen).map(({ textContent }) => `prints the control "${textContent}"`),
      ...[...ornaments].filter(seen).map(() => 'prints the edge of the footer'),
      ...cut.map(({ outerHTML }) => `prints in two halves ${outerHTML.slice(0, 80)}`),
      ...fixed.map(({ outerHTML }) => `prints on every sheet ${outerHTML.slice(0, 80)}`),
    ];
  });
}
