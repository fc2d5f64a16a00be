import { describe, expect, test } from 'vitest';
import type { NewNotice } from '../../src/receiver/store/message-store.ts';
import { openStore } from '../../src/receiver/store/open-store.ts';
import { allEngines, openHere } from './engines.ts';
import { listAll } from './open-file.ts';
import { newMessage } from './start-receiver.ts';

const cv = { field: 'cv', name: 'cv.pdf', type: 'application/pdf', content: Buffer.from('%PDF-secret') };
const mail = (key: string): NewNotice => ({ kind: 'mail', target: 'jobs', key });

describe.each(allEngines())('in $name', ({ empty }) => {
  test('a message is stored with its files and notices or not at all, and once', async () => {
    const settings = await empty();
    const { store } = await openHere(settings);
    const broken = newMessage('c', { files: [cv, { ...cv, type: null as never }], notices: [mail('k')] });
    await expect(store.accept(broken)).rejects.toThrow(/NOT NULL|not-null/);
    expect([await listAll(store), await store.listNotices('waiting')]).toEqual([[], []]);
    const [a, b] = [newMessage('a', { files: [cv], notices: [mail('k')] }), newMessage('b')];
    const outcomes = [];
    for (const message of [a, b, a, { ...b, fingerprint: 'x' }]) outcomes.push(await store.accept(message));
    expect(outcomes).toEqual(['stored', 'stored', 'repeated', 'conflict']);
    // Another connection reads what is on the disk, as after a crash.
    const again = await openStore(settings);
    const [first, second, ...rest] = await listAll(again);
    expect([first!.files, second!.files, rest]).toEqual([
      [{ field: 'cv', name: 'cv.pdf', type: 'application/pdf', size: 11 }],
      [],
      [],
    ]);
    expect(await again.readFile(first!.number, 'cv')).toEqual(cv);
    for (const missing of [
      again.readFile(first!.number, 'x'),
      again.readFile(second!.number, 'cv'),
      again.find(99),
    ])
      expect(await missing).toBeUndefined();
    expect(await again.listNotices('waiting')).toMatchObject([
      { key: 'k', message: first!.number, tries: 0 },
    ]);
    await again.close();
  });

  test('of equal messages that arrive at once, through several connections, one is stored', async () => {
    const settings = await empty();
    const stores = await Promise.all([0, 1, 2].map(async () => (await openHere(settings)).store));
    const sendings = Array.from({ length: 30 }, (_, index) =>
      stores[index % 3]!.accept(newMessage('same', { fingerprint: index === 7 ? 'other' : 'same' })),
    );
    const outcomes = (await Promise.all(sendings)).toSorted();
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
    expect(await stores[0]!.count()).toBe(1);
    expect(outcomes).toHaveLength(30);
  });

  test('what was typed comes back byte for byte, in the order of the form', async () => {
    const { store } = await openHere(await empty());
    const answers = {
      zulu: 'U+0000 \0, a lone surrogate \ud800 and \udc00',
      alpha: 'both forms of é: \u00e9 e\u0301',
      '10': 'emoji 🪴, bidi \u202e, an end of line \r\n\u2028',
      __proto__x: `quotes ' " \\ $1 ?1 inquiries.message`,
      long: 'x'.repeat(60_000),
    };
    const file = {
      ...cv,
      name: 'Été 🪴.pdf',
      content: Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
    };
    const more = { lang: 'de-CH', labels: { zulu: 'Zulu "\0"' }, suspect: true, reasons: ['trap', '\ud800'] };
    await store.accept(
      newMessage('a', {
        answers,
        files: [file, { ...cv, content: Buffer.alloc(0), field: 'empty' }],
        ...more,
      }),
    );
    const [stored] = await listAll(store);
    expect(stored).toMatchObject(more);
    expect(Object.entries(stored!.answers)).toEqual(Object.entries(answers));
    expect(await store.readFile(stored!.number, 'cv')).toEqual(file);
    expect((await store.readFile(stored!.number, 'empty'))?.content).toEqual(Buffer.alloc(0));
  });

  test('messages have the time of the database, and are chosen by age, kind and text', async () => {
    const { engine, store } = await openHere(await empty());
    for (const id of ['old', 'new']) await store.accept(newMessage(id));
    await store.accept(newMessage('robot', { suspect: true, answers: { name: 'Ärger-Straße' } }));
    const [old] = await listAll(store);
    expect(Math.abs(Date.parse(old!.received) - Date.now())).toBeLessThan(60_000);
    expect(old!.received).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const before = new Date(Date.now() - 31 * 86_400_000).toISOString();
    const age = 'UPDATE inquiries.message SET received = $1 WHERE number = $2';
    await engine.transaction((run) => run(age, before, old!.number));
    const counts = [{}, { suspects: true }, { suspects: false }, { olderThanDays: 30 }, { withinDays: 30 }];
    const texts = [
      { contains: ['arger strasse'] },
      { contains: ['about new', 'nowhere'] },
      { contains: ['%'] },
    ];
    const found = [];
    for (const choice of [...counts, ...texts]) found.push(await store.count(choice));
    expect(found).toEqual([3, 1, 2, 1, 2, 1, 1, 0]);
    expect([await store.expire({ olderThanDays: 30 }), await store.expire({ olderThanDays: 30 })]).toEqual([
      1, 0,
    ]);
    expect(await store.count()).toBe(2);
  });

  test('deleted messages are gone with their files and notices, and their numbers are not used again', async () => {
    const { engine, store } = await openHere(await empty());
    const parts = { files: [cv], notices: [mail('k')] };
    for (const id of ['a', 'b']) await store.accept(newMessage(id, id === 'b' ? parts : {}));
    const [a, b] = await listAll(store);
    const unknown = Array.from({ length: 450 }, (_, index) => 1000 + index);
    expect(await store.remove([b!.number, ...unknown, b!.number])).toBe(1);
    expect(await store.remove([])).toBe(0);
    expect(await store.readFile(b!.number, 'cv')).toBeUndefined();
    for (const table of ['file', 'notice'])
      expect(await engine.query(`SELECT * FROM inquiries.${table}`)).toEqual([]);
    await store.accept(newMessage('c'));
    const [kept, next] = await listAll(store);
    expect(kept).toEqual(a);
    expect(next!.number).toBeGreaterThan(b!.number);
  });

  test('1,001 messages are read in portions, each once', async () => {
    const { engine, store } = await openHere(await empty());
    await store.accept(newMessage('first'));
    await engine.transaction(async (run) => {
      for (let count = 1; count <= 1000; count++)
        await run(
          `INSERT INTO inquiries.message (id, fingerprint, received, page, form, subject, answers, suspect)
           VALUES ($1, '', '', '', '', '', '{}', 0)`,
          `copy-${count}`,
        );
    });
    const numbers = (await listAll(store)).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(1001);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(await store.remove(numbers)).toBe(1001);
  });

  test('a notice has one holder at a time, and only that one ends it', async () => {
    const { store } = await openHere(await empty());
    const notices = [mail('a'), mail('b'), mail('c'), mail('a')];
    await store.accept(newMessage('m', { notices }));
    const taken = await Promise.all(['x', 'y', 'z'].map((holder) => store.takeNotices(holder, 2, 60)));
    expect(
      taken
        .flat()
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(['a', 'b', 'c']);
    expect(taken.flat().every(({ tries, target }) => tries === 1 && target === 'jobs')).toBe(true);
    const owner = ['x', 'y', 'z'].find((_, index) => taken[index]!.length > 0)!;
    const { number } = taken.flat().find(({ tries }) => tries === 1)!;
    expect([await store.markSent(number, 'another'), await store.markSent(number, owner)]).toEqual([
      false,
      true,
    ]);
    expect(await store.markSent(number, owner)).toBe(false);
    expect(await store.listNotices('sent')).toMatchObject([{ number, error: '' }]);
    expect(await store.takeNotices('x', 5, 60)).toEqual([]);
  });

  test('a lease that ends gives the notice to another, and the late holder changes nothing', async () => {
    const { store } = await openHere(await empty());
    await store.accept(newMessage('m', { notices: [mail('a')] }));
    const [first] = await store.takeNotices('frozen', 1, -1);
    const [second] = await store.takeNotices('next', 1, 60);
    expect([second!.number, second!.key, second!.tries]).toEqual([first!.number, 'a', 2]);
    expect(await store.markSent(first!.number, 'frozen')).toBe(false);
    expect(await store.markFailed(first!.number, 'frozen', 'late')).toBe(false);
    expect(await store.markFailed(second!.number, 'next', 'refused: \0 550', -1)).toBe(true);
    expect(await store.listNotices('waiting')).toMatchObject([
      { error: 'refused:  550', tries: 2, sent: null },
    ]);
    const [third] = await store.takeNotices('last', 1, 60);
    expect(await store.markFailed(third!.number, 'last', 'given up')).toBe(true);
    expect(await store.listNotices('failed')).toMatchObject([{ error: 'given up', due: null, told: false }]);
    expect(await store.takeNotices('x', 5, 60)).toEqual([]);

    await store.addNotice({ kind: 'mail', target: '', key: 'later' });
    const [later] = await store.takeNotices('x', 5, 60);
    expect(await store.markSent(later!.number, 'x', [third!.number])).toBe(true);
    expect(await store.listNotices('failed')).toMatchObject([{ told: true }]);
    expect(await store.retryNotices(third!.message!)).toBe(1);
    expect(await store.takeNotices('x', 5, 60)).toMatchObject([{ key: 'a', tries: 1 }]);
    // It is being sent.
    expect(await store.retryNotices(third!.message!)).toBe(0);
  });

  test('notices of a suspect are held until a person clears it', async () => {
    const { store } = await openHere(await empty());
    await store.accept(newMessage('s', { suspect: true, reasons: ['trap'], notices: [mail('a')] }));
    const [{ number }] = (await listAll(store, true)) as unknown as [{ number: number }];
    expect([await store.takeNotices('x', 5, 60), await store.retryNotices(number)]).toEqual([[], 0]);
    expect(await store.listNotices('held')).toMatchObject([{ message: number, key: 'a' }]);
    expect([await store.clear(number), await store.clear(number), await store.clear(99)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await store.find(number)).toMatchObject({ suspect: false, reasons: ['trap'] });
    expect(await store.takeNotices('x', 5, 60)).toMatchObject([{ message: number, key: 'a' }]);
  });

  test('a notice without a message is written once for its key, and limits of an hour hold', async () => {
    const settings = await empty();
    const stores = await Promise.all([0, 1, 2].map(async () => (await openHere(settings)).store));
    const summary: NewNotice = { kind: 'summary', target: '', key: '2026-W48' };
    const written = await Promise.all(stores.map((store) => store.addNotice(summary)));
    expect(written.filter(Boolean)).toHaveLength(1);
    const [store] = stores as [(typeof stores)[0]];
    const confirmations = ['a', 'b', 'c'].map(
      (key) => ({ kind: 'confirmation', target: 'email', key, mostPerHour: 2 }) as const,
    );
    await store.accept(newMessage('m', { notices: [...confirmations, mail('d')] }));
    expect((await store.listNotices('waiting')).map(({ key }) => key)).toEqual(['2026-W48', 'a', 'b', 'd']);
    expect(await store.countNotices()).toMatchObject([
      { kind: 'confirmation', state: 'waiting', count: 2 },
      { kind: 'mail', state: 'waiting', count: 1 },
      { kind: 'summary', state: 'waiting', count: 1 },
    ]);
  });

  test('six programs that start at once create one store, and one of a newer version refuses them', async () => {
    const settings = await empty();
    const opened = await Promise.all(Array.from({ length: 6 }, () => openHere(settings)));
    for (const [index, { store }] of opened.entries())
      expect(await store.accept(newMessage(`from-${index}`))).toBe('stored');
    const [{ engine, store }] = opened as [(typeof opened)[0]];
    await store.probe();
    await store.verify();
    await setVersion(engine, 99);
    for (const use of [() => store.accept(newMessage('x')), store.probe, () => store.addNotice(mail('k'))])
      await expect(use()).rejects.toThrow(/by another version of this program\. Restart the receiver\.$/);
    await expect(openStore(settings)).rejects.toThrow(
      'It was written by a newer version of this program. Update the program first.',
    );
  });

  test('messages take no more than their space, and room that was made is used again', async () => {
    const { store } = await openHere({ ...(await empty()), space: 12_000_000 });
    const files = [{ ...cv, content: Buffer.alloc(5_000_000, 'x') }];
    for (const id of ['a', 'b']) expect(await store.accept(newMessage(id, { files }))).toBe('stored');
    for (const id of ['c', 'd', 'e']) await store.accept(newMessage(id, { files })).catch(() => {});
    await expect(store.accept(newMessage('f', { files }))).rejects.toThrow('full');
    await expect(store.probe()).rejects.toThrow(
      'The space for messages is full, or the disk. Delete messages, or raise RECEIVER_SPACE.',
    );
    const numbers = (await listAll(store)).map(({ number }) => number);
    expect(await store.expire({})).toBe(numbers.length);
    await store.probe();
    expect(await store.accept(newMessage('e', { files }))).toBe('stored');
  });
});

/** Makes a store look like one of another version. */
async function setVersion(
  { query, transaction, dialect }: Awaited<ReturnType<typeof openHere>>['engine'],
  number: number,
) {
  if (dialect.bytes === 'BLOB') await query(`PRAGMA user_version = ${number}`);
  else await transaction((run) => run('UPDATE inquiries.version SET number = $1', number));
}
