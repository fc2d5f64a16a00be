import { expect, test } from 'vitest';
import { openSqlite } from '../../src/receiver/store/sqlite.ts';
import { good, makeSiteFolder } from '../receiver/form-page.ts';
import { startReceiverProcess } from '../receiver/receiver-process.ts';

test.each([
  [200, 5],
  [20, 3],
  [200, 2],
  [1, 3],
])(
  'each answered message is on the disk once, with %i senders and a kill after %i seconds',
  async (senders, seconds) => {
    const site = makeSiteFolder();
    // As behind a proxy, so that the limit per address does not apply.
    const options = ['--site', site.folder, '--data', site.data, '--rate', '1000000000', '--proxies', '1'];
    const receiver = await startReceiverProcess(options);
    const answered: string[] = [];
    const others: number[] = [];
    let next = 0;

    async function sendOnAndOn(): Promise<void> {
      for (;;) {
        const id = `load-${String(next++).padStart(8, '0')}`;
        const body = JSON.stringify({ ...good, about: `Message ${id}`, _id: id });
        const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
        const answer = await fetch(`${receiver.origin}/_forms/our-garden/inquiry`, init).catch(
          () => undefined,
        );
        if (!answer) return;
        if (answer.status === 201) answered.push(id);
        else others.push(answer.status);
        await answer.text().catch(() => {});
      }
    }

    setTimeout(() => receiver.process.kill('SIGKILL'), seconds * 1000);
    await Promise.all(Array.from({ length: senders }, sendOnAndOn));
    await receiver.ended;
    console.log(`${senders} senders: ${Math.round(answered.length / seconds)} messages a second`);

    const engine = await openSqlite(site.data);
    const rows = await engine.query<{ id: string }>('SELECT id FROM inquiries.message');
    const stored = new Set(rows.map(({ id }) => id));
    expect(await engine.query('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    await engine.close();
    const lost = answered.filter((id) => !stored.has(id));
    expect({ lost, others }).toEqual({ lost: [], others: [] });
    expect(answered.length).toBeGreaterThan(0);
    // At the kill, each sender has at most one message that is stored but not answered.
    expect(stored.size).toBeLessThanOrEqual(answered.length + senders);
  },
);
