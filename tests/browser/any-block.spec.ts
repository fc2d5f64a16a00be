import { expect, test } from '@playwright/test';
import { planSamplePages, startSampleSite } from './blocks/sample-site.ts';
import { measureSamples } from './layout/measure-samples.ts';
import { reportFaults, tabulateFaults } from './layout/report-faults.ts';

/** For work on single types: BLOCKS=hero,statsStrip. All types unless named. */
const only = process.env.BLOCKS?.split(',');

test('every valid block looks right at every width, and with text twice its size', async ({ browser }) => {
  test.setTimeout(1_800_000);
  const pages = planSamplePages(only);
  const blocks = pages.flatMap((page) => page.blocks);
  expect(blocks.length).toBeGreaterThan(0);
  const site = await startSampleSite(pages);
  try {
    const faults = await measureSamples({ browser, url: site.url, pages, atOnce: 6 });
    console.log(tabulateFaults(faults, blocks));
    expect(reportFaults(faults, blocks)).toBe('');
  } finally {
    site.stop();
  }
});
