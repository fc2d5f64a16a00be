import { parseFeed } from 'feedsmith';
import { expect, inject, test } from 'vitest';
import { createSiteServer } from '../../src/hosts/preview.ts';
import { listFiles } from '../../src/hosts/prepare.ts';
import { listen } from '../stage/listen.ts';

const { root, below } = inject('sites');

interface Feed {
  links: { href: string }[];
  entries: { id: string; links: { href: string }[] }[];
}

test.each([
  ['/', root],
  ['/site/', below],
])('a reader finds every address of the feeds of a site at %s', async (base, folder) => {
  const { url, stop } = await listen(createSiteServer(folder));
  const feeds = listFiles(folder).filter((file) => file.endsWith('.atom'));
  expect(feeds).toEqual(['news/feed.atom', 'news/feed.de.atom']);
  for (const file of feeds) {
    const answer = await fetch(url + base + file);
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const parsed = parseFeed(await answer.text());
    expect(parsed.format).toBe('atom');
    const { links, entries } = parsed.feed as unknown as Feed;
    const addresses = [...links, ...entries.flatMap((entry) => entry.links)].map(({ href }) => href);
    expect(addresses.length).toBeGreaterThan(entries.length);
    for (const address of addresses) {
      const { status } = await fetch(url + new URL(address).pathname, { redirect: 'manual' });
      expect(`${address} ${status}`).toBe(`${address} 200`);
    }
  }
  await stop();
});
