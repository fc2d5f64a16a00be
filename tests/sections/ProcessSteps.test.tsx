import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProcessSteps } from '../../src/sections/ProcessSteps/ProcessSteps.tsx';
import type { ProcessStep } from '../../src/shared/generated/sections.ts';

const steps: ProcessStep[] = [
  { title: 'Discovery', description: 'Which systems.', icon: 'bars' },
  { title: 'Integration', description: 'On a sandbox.' },
  { title: 'Testing & Monitoring', description: 'Before launch.' },
];

const html = renderToStaticMarkup(<ProcessSteps type="processSteps" title="Three steps" steps={steps} />);

test('the steps are an ordered list, numbered in their order', () => {
  expect(html).toMatch(/<h2>Three steps<\/h2>.*<ol/);
  const read = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, step = '']) =>
    step.replaceAll(/<[^>]*>/g, ' ').trim(),
  );
  expect(read.map((step) => step.replaceAll(/\s+/g, ' '))).toEqual([
    '1 Discovery Which systems.',
    '2 Integration On a sandbox.',
    '3 Testing &amp; Monitoring Before launch.',
  ]);
});

test('the thread winds once for every step and is no content', () => {
  expect(html).toMatch(/<svg[^>]*aria-hidden="true"[^>]*><path data-warp/);
  const weft = [...html.matchAll(/data-weft="" d="([^"]*)"/g)].map(([, path]) => path).join(' ');
  expect(weft.match(/C/g)).toHaveLength(3);
});
