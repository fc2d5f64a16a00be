import type { MailOptions } from 'nodemailer/lib/smtp-transport';
import type { MailWords } from '../../shared/generated/site.ts';
import { nameFile } from '../detect-file.ts';
import type { StoredFile, StoredMessage } from '../store/message-store.ts';
import defaults from './mail-words.json' with { type: 'json' };
import { toMailable, type MailAddress } from './read-settings.ts';

export type CompleteMailWords = Required<MailWords>;

/** The words of mails in a language, completed with the English ones. */
export function completeMailWords(words: MailWords | undefined): CompleteMailWords {
  return { ...defaults, ...words };
}

/** Size limit of all attachments of a mail together, in bytes. Many mailboxes refuse more. */
const maxAttached = 10 * 1024 * 1024;

interface NoticeContent {
  message: StoredMessage;
  /** The files of the message. */
  files: StoredFile[];
  words: CompleteMailWords;
  /** The fields that ask for an e-mail address. */
  addressFields: readonly string[];
  /** Numbers of earlier messages whose notices were not sent. */
  notSent: readonly number[];
}

/** A mail about a message. Nothing that the visitor wrote is in a header, but a valid address in Reply-To. */
export function composeNotice(content: NoticeContent, head: MailHead): MailOptions {
  const { message, files, words, addressFields, notSent } = content;
  const { number, page, subject, answers, labels } = message;
  const replyTo = onlyAddress(addressFields.map((name) => answers[name] ?? ''));
  const [attached, omitted] = chooseAttached(files);
  const fileLines = [
    ...attached.map(({ name }) => inOneLine(name)),
    ...omitted.map(({ name }) => `${inOneLine(name)} (${words.tooLarge})`),
  ];
  const lists = [
    ...Object.entries(answers).flatMap(([name, answer]) =>
      answer ? listOf(labels[name] ?? name, answer) : [],
    ),
    ...(fileLines.length > 0 ? [listOf(words.files, fileLines.join('\n'))] : []),
  ];
  const notes = [
    `${fill(words.message, number)} ${page}`,
    `${words.show} npm run inquiries -- show ${number}`,
    replyTo === undefined ? words.noReply : words.reply,
    ...(notSent.length > 0 ? [fill(words.notSent, listNumbers(notSent))] : []),
  ];
  return {
    ...headersOf(head, subject),
    ...(replyTo !== undefined && { replyTo }),
    text: `${lists.join('\n\n')}\n\n---\n${notes.join('\n')}\n`,
    attachments: attached.map(({ name, type, content: bytes }) => ({
      // Readers would decode an encoded word of the name, which may hold anything.
      filename: nameFile(name, type).replaceAll('=?', '=_'),
      contentType: type,
      content: bytes,
    })),
  };
}

/**
 * The confirmation to a visitor: fixed words, because a mail with a text of the visitor's would let strangers send spam
 * in the company's name. The empty sender of its envelope keeps absence notes from answering.
 */
export function composeConfirmation(words: CompleteMailWords, head: MailHead): MailOptions {
  return {
    ...headersOf(head, words.confirmSubject),
    headers: { 'Auto-Submitted': 'auto-replied' },
    envelope: { from: '', to: head.to.map(({ address }) => address) },
    text: `${words.confirmText}\n\n---\n${words.confirmWhy}\n`,
  };
}

/** Counts of the last seven days. */
export interface Summary {
  messages: number;
  suspects: number;
  /** Numbers of messages whose notices have not been sent so far. */
  notSent: readonly number[];
}

export function composeSummary(summary: Summary, words: CompleteMailWords, head: MailHead): MailOptions {
  const { messages, suspects, notSent } = summary;
  const lines = [
    fill(words.summaryCount, messages),
    fill(words.summarySuspects, suspects),
    notSent.length > 0 ? fill(words.notSent, listNumbers(notSent)) : words.summaryAllSent,
  ];
  return {
    ...headersOf(head, words.summarySubject),
    text: `${lines.join('\n')}\n\n---\n${words.summaryWhy}\n`,
  };
}

/** What all mails have. `key` is the Message-ID. */
export interface MailHead {
  from: MailAddress;
  to: MailAddress[];
  key: string;
}

function headersOf({ from, to, key }: MailHead, subject: string): MailOptions {
  return {
    from,
    to,
    messageId: key,
    subject: inOneLine(subject),
    // Absence notes do not answer these, or they would go to the visitor.
    headers: { 'Auto-Submitted': 'auto-generated' },
    xMailer: false,
  };
}

/** The address that answers go to; undefined unless exactly one of the answers is a valid one. */
export function onlyAddress(answers: readonly string[]): string | undefined {
  const valid = new Set(answers.flatMap((answer) => toMailable(answer) ?? []));
  return valid.size === 1 ? [...valid][0] : undefined;
}

/** The files that fit, in their order, and those that are left out. */
function chooseAttached(files: StoredFile[]): [attached: StoredFile[], omitted: StoredFile[]] {
  let room = maxAttached;
  const attached: StoredFile[] = [];
  const omitted: StoredFile[] = [];
  for (const file of files) {
    const fits = file.content.length <= room;
    (fits ? attached : omitted).push(file);
    if (fits) room -= file.content.length;
  }
  return [attached, omitted];
}

/** A label, and the indented answer below it. */
function listOf(label: string, answer: string): string {
  const lines = withoutControls(answer).split(/\r\n|[\n\r\u2028\u2029]/);
  return [`${inOneLine(label)}:`, ...lines.map((line) => `  ${line}`)].join('\n');
}

/** Replaces characters that no text has. Those that write a language from right to left stay. */
function withoutControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\r\t]|\p{Cs}/gu, ' ');
}

function inOneLine(text: string): string {
  return withoutControls(text).replaceAll(/\s+/g, ' ').trim();
}

const maxListed = 20;

function listNumbers(numbers: readonly number[]): string {
  const more = numbers.length > maxListed ? ', …' : '';
  return numbers.slice(0, maxListed).join(', ') + more;
}

/** Fills in `{number}` or `{count}`. */
function fill(text: string, value: number | string): string {
  return text.replace(/\{(?:number|count)\}/, String(value));
}
