import { expect, test } from '@playwright/test';
import { planSamplePages, sampleTypes, startSampleSite } from './blocks/sample-site.ts';
import { measureSamples } from './layout/measure-samples.ts';
import { reportFaults, tabulateFaults } from './layout/report-faults.ts';

/**
 * BLOCKS=hero,statsStrip measures every block of these types, BLOCKS=all of all, which takes half an hour to
 * three quarters. Unless named, every twentieth block of each type is measured: some of each variant.
 */
const named = process.env.BLOCKS ? process.env.BLOCKS.split(',') : undefined;
const types = named && !named.includes('all') ? named : sampleTypes();
const step = named ? 1 : 20;

for (const type of types)
  test(`every valid ${type} looks right at every width, and with text twice its size`, async ({
    browser,
  }) => {
    test.setTimeout(2_400_000);
    const pages = planSamplePages(type, step);
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
