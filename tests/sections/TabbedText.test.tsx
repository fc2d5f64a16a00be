import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { TabbedText } from '../../src/sections/TabbedText/TabbedText.tsx';
import type { TabbedTextSection, TabbedTextVariant } from '../../src/shared/generated/sections.ts';
import type { RichText } from '../../src/shared/rich-text.ts';

const say = (text: string): RichText => [{ kind: 'paragraph', children: [text] }];
const section: TabbedTextSection = {
  type: 'tabbedText',
  title: 'Four ways to start',
  defaultTab: 'cms',
  tabs: [
    {
      key: 'custom',
      title: 'Custom web apps',
      heading: 'Software shaped around one business',
      description: say('Portals.'),
    },
    {
      key: 'cms',
      title: 'CMS',
      description: say('Pages your editors can own.'),
      points: ['Several languages'],
    },
  ],
};
const draw = (changes: Partial<TabbedTextSection> = {}) =>
  renderToStaticMarkup(<TabbedText {...section} {...changes} />);
const tagsOf = (html: string, role: string) =>
  html.match(new RegExp(`<[^>]*role="${role}"[^>]*>`, 'g')) ?? [];

describe.each<TabbedTextVariant>(['folder', 'list'])('%s', (variant) => {
  test('every tab is a link to its panel, and the default one is selected', () => {
    const html = draw({ variant });
    const [custom, cms] = tagsOf(html, 'tab');
    expect(custom).toContain('href="#custom"');
    expect(custom).toContain('aria-selected="false"');
    expect(custom).toContain('tabindex="-1"');
    expect(cms).toContain('aria-selected="true"');
    expect(cms).toContain('aria-controls="cms"');
    expect(cms).toContain('tabindex="0"');
    expect(html).toMatch(/role="tablist"[^>]*aria-label="Four ways to start"/);
  });

  test('all texts are in the served page, none is hidden from a reader without scripts', () => {
    const html = draw({ variant });
    expect(html).toContain('Portals.');
    expect(html).toContain('Pages your editors can own.');
    expect(html).toContain('Several languages');
    expect(html).not.toMatch(/\shidden(=|>|\s)/);
  });

  test('a panel has its key as id, so that an address can name it', () => {
    const [custom, cms] = tagsOf(draw({ variant }), 'tabpanel');
    expect(custom).toMatch(/id="custom".*data-open="false"/);
    expect(cms).toMatch(/id="cms".*data-open="true"/);
    expect(cms).toContain('aria-labelledby="cms-tab"');
  });

  test('the first tab is open when no other is named', () => {
    const { defaultTab: _, ...rest } = section;
    const html = renderToStaticMarkup(<TabbedText {...rest} variant={variant} />);
    expect(tagsOf(html, 'tab')[0]).toContain('aria-selected="true"');
  });

  test('headings: level 2 for the block, level 3 in a panel that has one', () => {
    const html = draw({ variant });
    expect(html).toMatch(/<h2[^>]*>Four ways to start<\/h2>/);
    expect(html.match(/<h3/g)).toHaveLength(1);
  });
});
