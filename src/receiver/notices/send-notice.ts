import { findForm, type FormSource } from '../form-definition.ts';
import type {
  MessageStore,
  StoredFile,
  StoredMessage,
  StoredNotice,
  TakenNotice,
} from '../store/message-store.ts';
import {
  completeMailWords,
  composeConfirmation,
  composeNotice,
  composeSummary,
  type MailHead,
  onlyAddress,
} from './compose-mail.ts';
import { openMailServer, PartlyRefused } from './mail-server.ts';
import { postWebhook } from './post-webhook.ts';
import type { NoticeSettings } from './read-settings.ts';

/** Where a notice is sent from. */
export interface SendingOptions {
  settings: NoticeSettings;
  forms: FormSource;
}

/** How long an attempt may take, in milliseconds. */
export const attemptMs = 60_000;

/**
 * Sends a notice. Resolves with the status of the answer, and with the notices that the mail told about; undefined when
 * there is nothing to tell any more.
 * @throws Error when the other side did not take it.
 */
export async function sendNotice(
  store: MessageStore,
  { kind, target, key, message: number }: TakenNotice,
  { settings: { mail, webhook }, forms }: SendingOptions,
): Promise<{ status: number; told: number[] } | undefined> {
  const message = number === null ? undefined : await store.find(number);
  // Deleted meanwhile, and the notice with it.
  if (!message && kind !== 'summary') return undefined;
  if (message && kind === 'webhook') {
    const url = webhook?.urls.get(target) ?? webhook?.urls.get('');
    if (!webhook || url === undefined)
      throw new Error('Missing WEBHOOK_URL in the settings of this instance.');
    return { status: await postWebhook(url, { id: key, secret: webhook.secret, message }), told: [] };
  }
  if (!mail) throw new Error('Missing MAIL_URL in the settings of this instance.');
  const page = message && (await forms.readPage(message.page));
  // A summary concerns no single form.
  const definition = message ? page && findForm(page, message.form) : (await forms.listForms?.())?.[0];
  const words = completeMailWords(definition?.mailWords);
  const head: MailHead = { from: mail.from, to: mail.to.get(target) ?? mail.to.get('') ?? [], key };

  async function compose() {
    if (!message) {
      const [messages, suspects] = await Promise.all([
        store.count({ suspects: false, withinDays: 7 }),
        store.count({ suspects: true, withinDays: 7 }),
      ]);
      return composeSummary({ messages, suspects, notSent }, words, head);
    }
    if (kind === 'confirmation') {
      const address = onlyAddress([message.answers[target] ?? '']);
      if (address === undefined) throw new Error('The message has no address for a confirmation.');
      return composeConfirmation(words, { ...head, to: [{ name: '', address }] });
    }
    // A form that is gone cannot say which of its answers are addresses.
    const addressFields = definition?.form.fields
      .filter((field) => field.kind === 'email')
      .map(({ name }) => name);
    const files = await readFiles(store, message);
    return composeNotice(
      { message, files, words, addressFields: addressFields ?? Object.keys(message.answers), notSent },
      head,
    );
  }

  const failed = kind === 'confirmation' ? [] : await findFailed(store, kind === 'mail');
  const unsent = failed.filter((notice) => notice.message !== number);
  const notSent = [...new Set(unsent.flatMap((notice) => notice.message ?? []))];
  const signal = AbortSignal.timeout(attemptMs);
  const { response = '', rejected } = await openMailServer(mail.server).sendMail({
    ...(await compose()),
    signal,
  });
  if (rejected.length > 0) throw new PartlyRefused(rejected);
  return {
    status: Number.parseInt(response, 10) || 250,
    told: kind === 'mail' ? unsent.map((notice) => notice.number) : [],
  };
}

async function readFiles(store: MessageStore, { number, files }: StoredMessage): Promise<StoredFile[]> {
  const read = await Promise.all(files.map(({ field, name }) => store.readFile(number, field, name)));
  return read.flatMap((file) => file ?? []);
}

/** Notices of messages that failed and are not sent yet. With `isNew`, those that no mail has told about. */
async function findFailed(store: MessageStore, isNew: boolean): Promise<StoredNotice[]> {
  const [waiting, failed] = await Promise.all([store.listNotices('waiting'), store.listNotices('failed')]);
  return [...waiting, ...failed].filter(
    ({ error, kind, message, told }) =>
      error !== '' && message !== null && kind !== 'confirmation' && !(isNew && told),
  );
}
