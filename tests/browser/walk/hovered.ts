import type { Page } from '@playwright/test';
import { findViolations } from '../shell-steps.ts';

/** The links and buttons with too little contrast while they are hovered and focused, all at once. Only for Chromium. */
export async function findFaintWhenHovered(page: Page): Promise<string[]> {
  const driver = await page.context().newCDPSession(page);
  await driver.send('DOM.enable');
  await driver.send('CSS.enable');
  const { root } = await driver.send('DOM.getDocument', { depth: 0 });
  const selector = 'a, button, summary';
  const { nodeIds } = await driver.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds)
    await driver.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover', 'focus'] });
  const found = await findViolations(page, { rules: ['color-contrast'] });
  // Ends the forced states.
  await driver.detach();
  return found;
}
