export interface StoredFile {
  field: string;
  /** Unique among the files of the field. */
  name: string;
  /** The media type, detected from the content and not taken from the sender. */
  type: string;
  content: Buffer;
}

/** The kinds of notices that the arrival of a message causes. A summary belongs to no message. */
type NoticeKind = 'mail' | 'webhook' | 'confirmation' | 'summary';

/** A notice before it is written. */
export interface NewNotice {
  kind: NoticeKind;
  /** Name of the settings that say where it goes; for a confirmation the field with the address. */
  target: string;
  /** The same for all tries: a Message-ID or a webhook-id. A second notice with the same key is not written. */
  key: string;
  /** It is not written when this many of its kind were written within an hour, by all instances. */
  mostPerHour?: number;
}

/** A message before it is stored. */
export interface NewMessage {
  /** The sender's idempotency key: messages with the same key are one message. */
  id: string;
  /** The id of the same message a while ago, when the sender gave none. */
  formerId?: string | undefined;
  /** A digest of the content, which detects another message with the same id. */
  fingerprint: string;
  page: string;
  form: string;
  subject: string;
  /** The language of the page. */
  lang: string;
  /** Answers by field, in the order of the form. */
  answers: Record<string, string>;
  /** The labels of the fields on this day. */
  labels: Record<string, string>;
  files: StoredFile[];
  /** True when a robot most likely wrote it. Stored apart and not refused, because a person might have. */
  suspect: boolean;
  /** The signs that make it a suspect. */
  reasons: string[];
  /** Written in the transaction of the message. Those of a suspect are held back until `clear`. */
  notices: NewNotice[];
}

/** A message as its readers get it. */
export interface StoredMessage extends Omit<
  NewMessage,
  'id' | 'formerId' | 'fingerprint' | 'files' | 'notices'
> {
  /** Ascending, never reused. Numbers may be left out. */
  number: number;
  /** ISO 8601, UTC, by the clock of the database. */
  received: string;
  files: (Omit<StoredFile, 'content'> & { size: number })[];
}

/** `repeated`: already stored. `conflict`: another message has the same id. */
export type Acceptance = 'stored' | 'repeated' | 'conflict';

/** A notice that this holder may send until its lease ends. */
export interface TakenNotice extends Omit<NewNotice, 'mostPerHour'> {
  number: number;
  /** The number of the message; null for a summary. */
  message: number | null;
  /** How often it was taken, this time included. */
  tries: number;
}

/**
 * `waiting`: to be sent at `due`. `held`: its message is a suspect. `sent`: `sent` says when. `failed`: given up; `error`
 * says why.
 */
export type NoticeState = 'waiting' | 'held' | 'sent' | 'failed';

/** A notice as its operators see it. Times are ISO 8601, UTC. */
export interface StoredNotice extends TakenNotice {
  state: NoticeState;
  written: string;
  due: string | null;
  /** Why the last try failed; empty when there was none. */
  error: string;
  sent: string | null;
  /** True when a later mail has told of this failed notice. */
  told: boolean;
}

export interface NoticeCount {
  kind: NoticeKind;
  state: NoticeState;
  count: number;
  /** When the oldest of them was written. */
  oldest: string;
}

/** Which messages are meant. All that is given must hold. */
export interface Choice {
  /** Only suspects, or only others. */
  suspects?: boolean | undefined;
  /** Received longer ago than this, or less long ago. */
  olderThanDays?: number | undefined;
  withinDays?: number | undefined;
  /** Texts in the folded form of `foldForSearch`: one of them is part of an answer or a file's name. */
  contains?: string[] | undefined;
}

/**
 * The stored messages and their notices. Every change is on the disk when its promise resolves, whatever the settings of
 * the server. Any call rejects with an Error whose message is one sentence for the log, without a password; nothing is
 * changed then, except that nobody knows whether a change was made whose connection broke while it ended.
 */
export interface MessageStore {
  /** Stores a message with its files and notices, or nothing. */
  accept(message: NewMessage): Promise<Acceptance>;
  /** In the order of arrival, read in portions. Without a choice all of them. */
  list(choice?: Choice): AsyncIterable<StoredMessage>;
  count(choice?: Choice): Promise<number>;
  find(number: number): Promise<StoredMessage | undefined>;
  /** The file of a field: the one with this name, where it has several. */
  readFile(number: number, field: string, name?: string): Promise<StoredFile | undefined>;
  /** Deletes messages with their files and notices, and their text from the disk. Returns how many existed. */
  remove(numbers: number[]): Promise<number>;
  /** Deletes without erasing what the data files of a PostgreSQL server still contain. Returns how many there were. */
  expire(choice: Choice): Promise<number>;
  /** True for one of all callers, in all instances, within so many seconds. */
  takeTurn(name: string, seconds: number): Promise<boolean>;
  /** Makes a suspect an ordinary message, and its held notices due. False when it is none. */
  clear(number: number): Promise<boolean>;

  /** Writes a notice without a message, due now. False when one with its key exists. */
  addNotice(notice: NewNotice): Promise<boolean>;
  /** Gives this holder at most `limit` due notices, the oldest first, for `leaseSeconds`. Then others may take them. */
  takeNotices(holder: string, limit: number, leaseSeconds: number): Promise<TakenNotice[]>;
  /** Records that a notice was sent, and told of failed ones. False when another holder has taken it meanwhile. */
  markSent(number: number, holder: string, told?: number[]): Promise<boolean>;
  /** Records why a try failed. Due again after `seconds`; without them it is given up. False as in `markSent`. */
  markFailed(number: number, holder: string, error: string, seconds?: number): Promise<boolean>;
  /** Makes all notices of a message that wait or failed due now, as if they had not been tried. Returns how many. */
  retryNotices(message: number): Promise<number>;
  /** In the order in which they were written. */
  listNotices(state: NoticeState): Promise<StoredNotice[]>;
  countNotices(): Promise<NoticeCount[]>;

  /** @throws Error when a message could not be stored. */
  probe(): Promise<void>;
  /** Reads a whole SQLite file. @throws Error when any part of it is damaged. */
  verify(): Promise<void>;
  close(): Promise<void>;
}
