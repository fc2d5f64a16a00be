import sharp from 'sharp';
import { testTables } from '../shared/test-tables.ts';
import { inspectExample } from './example-site.ts';
import { check, pageBelowHero } from './test-site.ts';

/** The findings for a picture of this weight that two cards of a page show. */
async function judge(src: string, bytes: number): Promise<string[]> {
  const card = { title: 'Cloud', picture: src };
  const report = await check({
    'pages/index.json': pageBelowHero({ type: 'cardGrid', title: 'Cards', cards: [card, card] }),
    [`public${src}`]: Buffer.alloc(bytes, 7),
  });
  return report === '' ? [] : report.split('\n\n').map((finding) => finding.slice(finding.indexOf('\n') + 1));
}

type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** The findings for a social picture of this size. */
async function judgeCard(kind: Kind, width: number, height: number): Promise<string[]> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#b33' } }).toFormat(kind);
  const src = `/img/open-day.${kind}`;
  const found = await inspectExample({
    page: { socialPicture: { src, alt: 'Two looms before an open door' } },
    files: { [`public${src}`]: await picture.toBuffer() },
  });
  return found.map(({ rule, message }) => `${rule}: ${message}`);
}

testTables('tests/engine/tables/heavy-pictures.txt', {
  'A picture of this many bytes in two cards': judge,
  'A picture of this size for social networks': judgeCard,
});
