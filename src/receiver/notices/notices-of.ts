import { createHash, randomUUID } from 'node:crypto';
import type { FormDefinition } from '../form-definition.ts';
import type { NewNotice } from '../store/message-store.ts';
import { toMailable, type NoticeSettings } from './read-settings.ts';

/** The notices of a message, which are stored with it. A suspect never causes a confirmation. */
export function noticesOf(
  { form: { notice: target = '', confirm, fields } }: FormDefinition,
  answers: Readonly<Record<string, string>>,
  suspect: boolean,
  { mail, webhook }: NoticeSettings,
): NewNotice[] {
  const notices: NewNotice[] = [];
  if (webhook?.urls.has(target) || webhook?.urls.has(''))
    notices.push({ kind: 'webhook', target, key: `msg_${randomUUID()}` });
  if (!mail) return notices;
  notices.push({ kind: 'mail', target, key: messageId(randomUUID(), mail) });
  const [field, secondField] = fields.filter(({ kind }) => kind === 'email');
  const address = field && !secondField ? toMailable(answers[field.name] ?? '') : undefined;
  if (confirm && field && address !== undefined && !suspect) {
    // The key allows one a day for each address, in all instances together.
    const hash = createHash('sha256')
      .update(`${address.toLowerCase()} ${toDay(new Date())}`)
      .digest('hex');
    const key = messageId(hash.slice(0, 32), mail);
    notices.push({ kind: 'confirmation', target: field.name, key, mostPerHour: 100 });
  }
  return notices;
}

/** A Message-ID of the sender's domain. */
export function messageId(unique: string, { from }: NonNullable<NoticeSettings['mail']>): string {
  return `<${unique}@${from.address.split('@')[1]}>`;
}

/** The day at this place: `2026-1-31`. */
export function toDay(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].join('-');
}
