import { readdirSync } from 'node:fs';
import type { Mistake } from './mistake.ts';
import type { ScratchCopy } from './scratch-copy.ts';

/** Specs that look at every page. */
const walk = ['walk/', 'every-page/pages'];

/** Which browser specs are about which files. The first line that fits counts. */
const specsOf: [files: RegExp, specs: string[]][] = [
  [/src\/app\/dev-/, ['dev-server']],
  [/src\/app\/(?:island|arm|enhance|live|Section|load-chunk)/, ['islands', 'lost-code', 'first-load']],
  [
    /src\/app\/(?:first|critical|styled|keep|lift|entry|render|card)/,
    ['first-load', 'later-layout', ...walk],
  ],
  [/src\/app\//, ['navigation', 'history', 'fetch-ahead', 'back-after', 'first-load']],
  [/src\/shell\/provider\//, ['sign-in']],
  [/src\/shell\/.*(?:cookie|consent|allowed|stored)/i, ['shell-consent']],
  [/src\/shell\/.*(?:drawer|burger|category)/i, ['shell-drawer']],
  [/src\/shell\/.*(?:menu|promo|entry)/i, ['shell-menu', 'shell-drawer']],
  [
    /src\/shell\/.*(?:dialog|sign|login|close|control|password|field|platform)/i,
    ['shell-dialogs', 'sign-in'],
  ],
  [/src\/shell\/report-lost/, ['lost-code']],
  [/src\/shell\//, ['shell-', 'navigation', ...walk]],
  [/src\/sections\/ContactForm\//, ['contact-form', 'form-']],
  [/slider|Slide|Testimonial|Quote/, ['slider', 'testimonials']],
  [/tabs|Tab/, ['tabs', 'contact-form']],
  [/VideoHero|playback|Playback/, ['video']],
  [/JourneySearch/, ['journey-search']],
  [/YearsOf/, ['years-of']],
  [/thread-run|ThreadRun|CardGrid/, ['thread-run', ...walk]],
  [/src\/(?:sections|components|theme)\//, walk],
  [/src\/shared\//, ['navigation', 'form-delivery', ...walk]],
];

/** Browser specs that are about a file, by their names in `tests/browser/`; a walk over all pages where none is. */
export function listSpecs(copy: ScratchCopy, { file }: Mistake): string[] {
  const parts = specsOf.find(([files]) => files.test(file))?.[1];
  if (!parts) return [];
  const all = readdirSync(`${copy.folder}/tests/browser`, { recursive: true, encoding: 'utf8' }).toSorted();
  const named = (wanted: string[]) =>
    all.filter((name) => name.endsWith('.spec.ts') && wanted.some((part) => name.includes(part)));
  const specs = named(parts);
  return specs.length > 0 ? specs : named(walk);
}

/** Builds a copy with a mistake and shows it to browser specs. Gives the first test that is red, if one is. */
export async function askBrowser(
  copy: ScratchCopy,
  specs: string[],
  port: number,
): Promise<string | undefined> {
  const project = copy.read('playwright.config.ts').includes("name: 'chromium'")
    ? ['--project=chromium']
    : [];
  const args = ['playwright', 'test', '-x', '--reporter=line', '--grep-invert', '@all', ...project, ...specs];
  const env = { TEST_PORT: String(port), NO_COLOR: '1', FORCE_COLOR: '', CI: '' };
  const { code, output, late } = await copy.run(args, env, 900);
  if (code === 0) return undefined;
  return late
    ? 'did not end'
    : (/^ +1\) (?:\[.*?\] › )?(.+)/m.exec(output)?.[1] ?? output.trim().slice(-300));
}
