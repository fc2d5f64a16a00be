import type { Engine, Query } from './engine.ts';
import { foldForSearch } from './fold-for-search.ts';
import type { Acceptance, NewMessage } from './message-store.ts';
import { insertNotice } from './notice-store.ts';

/** Stores a message with its files and notices in one transaction, or says that its id is taken. */
export function acceptMessage({ transaction, dialect }: Engine, message: NewMessage): Promise<Acceptance> {
  const { id, formerId, fingerprint, files, suspect, notices } = message;
  const folded = foldForSearch(message.answers, files);
  const size = files.reduce((sum, { content }) => sum + content.length, folded.length + 2000);
  return transaction(async (run) => {
    if (formerId !== undefined && (await findFingerprint(run, formerId)) !== undefined) return 'repeated';
    const number = await insertMessage(run, dialect.later('0'), message, folded);
    if (number === undefined)
      return (await findFingerprint(run, id)) === fingerprint ? 'repeated' : 'conflict';
    for (const { field, name, type, content } of files)
      await run(
        'INSERT INTO inquiries.file (message, field, name, type, content) VALUES ($1, $2, $3, $4, $5)',
        number,
        field,
        name,
        type,
        content,
      );
    for (const notice of notices)
      await insertNotice(run, dialect, notice, { message: number, isHeld: suspect });
    return 'stored';
  }, size);
}

async function findFingerprint(run: Query, id: string): Promise<string | undefined> {
  const [row] = await run<{ fingerprint: string }>(
    'SELECT fingerprint FROM inquiries.message WHERE id = $1',
    id,
  );
  return row?.fingerprint;
}

/** Resolves with the number of the message; undefined when another one has its id. `now`: the time of the database. */
async function insertMessage(
  run: Query,
  now: string,
  { id, fingerprint, page, form, subject, lang, answers, labels, reasons, suspect }: NewMessage,
  folded: string,
): Promise<number | undefined> {
  const json = [answers, labels, reasons].map((value) => JSON.stringify(value));
  const [row] = await run<{ number: number }>(
    `INSERT INTO inquiries.message (received, id, fingerprint, page, form, subject, lang, answers, labels, reasons, folded, suspect)
     VALUES (${now}, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (id) DO NOTHING RETURNING number`,
    id,
    fingerprint,
    page,
    form,
    subject,
    lang,
    ...json,
    folded,
    suspect ? 1 : 0,
  );
  return row?.number;
}
