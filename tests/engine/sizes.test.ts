import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { measureSite } from '../../src/engine/bench/measure-site.ts';
import { adviseOn, findTooHeavy, renewBudget, type SizeBudget } from '../../src/engine/bench/size-budget.ts';

const folder = mkdtempSync(join(tmpdir(), 'sizes-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Bytes that gzip cannot make fewer. */
const noise = (bytes: number) => randomBytes(bytes * 0.75).toString('base64');

function write(name: string, content: string): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

write('assets/entry-client-Ab_9-xyZ.js', noise(2000));
write('assets/islands-12345678.js', noise(70_000));
write('assets/Tag-abcdefgh.js', noise(300));
write('assets/site-12345678.css', noise(20_000));
write('404.html', '<p>Nothing here.</p>');
write(
  'company/about.html',
  `<script>0</script><script type="module" src="/site/assets/entry-client-Ab_9-xyZ.js"></script>${noise(9000)}`,
);
const weight = measureSite(folder);

/** A budget in which everything has room, but for what is stated. */
function budget(tighter: Partial<SizeBudget> = {}): SizeBudget {
  return {
    documents: { average: 10_000, largest: 10_000 },
    load: { requests: 1, script: 2100 },
    files: { 'islands.js': 71_000, 'site.css': 21_000 },
    others: 3000,
    ...tighter,
  };
}

test('files are known by their names without the hash, documents by what they load at once', () => {
  expect([...weight.files.keys()].toSorted()).toEqual([
    'Tag.js',
    'entry-client.js',
    'islands.js',
    'site.css',
  ]);
  expect(weight.documents).toMatchObject([{ name: 'company/about.html', scripts: 1 }]);
  expect(weight.documents[0]!.scriptGzip).toBe(weight.files.get('entry-client.js'));
});

test('a site within its budget gives nothing to complain of', () => {
  expect(findTooHeavy(weight, budget())).toEqual([]);
});

test('the file that has grown is named, with how much', () => {
  const size = weight.files.get('islands.js')!;
  const faults = findTooHeavy(weight, budget({ files: { 'islands.js': size - 1024 }, others: 23_000 }));
  expect(faults).toEqual([
    `Too large: islands.js, ${(size / 1024).toFixed(1)} KB (gzip), 1.0 KB more than the ${(size / 1024 - 1).toFixed(1)} KB that sizes.json allows.`,
  ]);
});

test('a new file counts among the others, and one that is gone is named', () => {
  const faults = findTooHeavy(weight, budget({ files: { 'islands.js': 71_000, 'gone.js': 1 } }));
  expect(faults).toEqual([
    'Unknown file "gone.js" in sizes.json. The build no longer makes it.',
    expect.stringMatching(/^Too large: All files that sizes.json does not name, together, /),
  ]);
});

test('documents, and what they load at once, have aims', () => {
  const faults = findTooHeavy(
    weight,
    budget({ documents: { average: 1, largest: 1 }, load: { requests: 0, script: 1 } }),
  );
  expect(faults).toEqual([
    expect.stringMatching(/^Too large: The average document, /),
    expect.stringMatching(/^Too large: company\/about.html, /),
    expect.stringMatching(/^Too large: The script that company\/about.html loads at once, /),
    'company/about.html loads 1 scripts at once; sizes.json allows 0.',
  ]);
});

test('a renewed budget names what has weight of its own, and fits', () => {
  const renewed = renewBudget(weight, budget({ files: { 'gone.js': 1 } }));
  expect(Object.keys(renewed.files).toSorted()).toEqual(['islands.js', 'site.css']);
  expect(findTooHeavy(weight, renewed)).toEqual([]);
});

test('--update is advised only for what it changes', () => {
  const files = { files: { 'gone.js': 1 } };
  const aims = { load: { requests: 0, script: 2100 } };
  const update = 'When a file is worth its weight, "npm run sizes -- --update" allows it.';
  const byHand =
    '"documents" and "load" in sizes.json are aims, which --update leaves as they are: make the pages lighter, or set another aim there.';
  expect(adviseOn(weight, budget(files))).toEqual([update]);
  expect(adviseOn(weight, budget(aims))).toEqual([byHand]);
  expect(adviseOn(weight, budget({ ...files, ...aims }))).toEqual([update, byHand]);
  expect(adviseOn(weight, budget())).toEqual([]);
});

test('a folder without a built site is refused', () => {
  expect(() => measureSite(join(folder, 'company'))).toThrow(
    `${join(folder, 'company')} holds no built site. Run "npm run build" first.`,
  );
});
