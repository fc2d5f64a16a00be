import type { StoredMessage } from '../../../src/receiver/store/message-store.ts';

/** A message as the store returns it. */
export const storedMessage = (more: Partial<StoredMessage> = {}): StoredMessage => ({
  number: 12,
  received: '2026-01-31T10:00:00.000Z',
  page: '/our-garden',
  form: 'inquiry',
  subject: 'Garden inquiry',
  lang: 'en',
  answers: { fullName: 'Ada', email: 'ada@example.org', about: 'Hello' },
  labels: { fullName: 'Full name', email: 'E-mail', about: 'About' },
  files: [],
  suspect: false,
  reasons: [],
  ...more,
});
