import { join } from 'node:path';
import { afterAll, vi } from 'vitest';
import { readDraft, removeDraft, writeDraft } from '../../src/sections/ContactForm/draft-storage.ts';
import { expectTranscript } from '../rendered/transcript.ts';

const key = 'form:/write-to-us#inquiry';
const methods = {
  getItem(this: Record<string, string>, name: string) {
    return Object.hasOwn(this, name) ? this[name]! : null;
  },
  setItem(this: Record<string, string>, name: string, text: string) {
    this[name] = text;
  },
  removeItem(this: Record<string, string>, name: string) {
    delete this[name];
  },
};
/** The entries of a storage, whose properties they are, as in a browser. */
const createStorage = () => Object.create(methods) as Record<string, string>;
const refuse = (name: string) => () => {
  throw new DOMException('There is no room.', name);
};

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/**
 * The drafts of a form. A step is "write" with a name and the id of a message, "read", "remove" with the name that was
 * sent, "tab" with the name of another tab, "ms" with the time, "days" with that in days, "set" with an entry of the
 * device (FORM is that of the draft), "entries" of the device, "full" or "blocked".
 */
expectTranscript(join(import.meta.dirname, 'drafts.txt'), () => {
  vi.useFakeTimers({ now: 0 });
  const device = createStorage();
  const tabs: Record<string, Record<string, string>> = {};
  const openTab = (name: string) => vi.stubGlobal('sessionStorage', (tabs[name] ??= createStorage()));
  vi.stubGlobal('localStorage', device);
  openTab('first');
  const steps: Record<string, (...words: string[]) => unknown> = {
    write: (fullName = '', id = '') => writeDraft(key, { answers: { fullName }, ...(id && { id }) }),
    read: () => JSON.stringify(readDraft(key)) ?? 'nothing',
    remove: (fullName) => removeDraft(key, fullName === undefined ? fullName : { fullName }),
    tab: openTab,
    ms: (time) => vi.setSystemTime(Number(time)),
    days: (count) => vi.setSystemTime(Number(count) * 24 * 60 * 60 * 1000),
    set: (name = '', text = '') => void (device[name.replace('FORM', key)] = text),
    entries: () => Object.keys(device).join(', ') || 'none',
    full: () => void Object.defineProperty(device, 'setItem', { value: refuse('QuotaExceededError') }),
    blocked() {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, name, { configurable: true, get: refuse('SecurityError') });
    },
  };
  return ([step = '']) => {
    const [name = '', ...words] = step.split(' ');
    const answer = steps[name]!(...words);
    return ['write', 'read', 'entries'].includes(name) ? [String(answer)] : [];
  };
});
