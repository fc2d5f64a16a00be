import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft, removeDraft, writeDraft } from '../../src/sections/ContactForm/draft-storage.ts';

const key = 'form:/write-to-us#inquiry';
const day = 24 * 60 * 60 * 1000;
const start = Date.parse('2030-06-01T10:00:00Z');
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

/** The entries of a tab, whose properties they are, as in a browser. */
const openTab = (): Record<string, string> => {
  const tab = Object.create(methods) as Record<string, string>;
  vi.stubGlobal('sessionStorage', tab);
  return tab;
};
let device: Record<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  device = Object.create(methods) as Record<string, string>;
  vi.stubGlobal('localStorage', device);
  openTab();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const write = (fullName: string, id?: string) =>
  writeDraft(key, { answers: { fullName }, ...(id !== undefined && { id }) });
const read = () => readDraft(key)?.answers.fullName;

test('a tab has its own draft, a new tab the last one of the device', () => {
  expect(read()).toBeUndefined();
  const first = sessionStorage;
  expect(write('First', 'id-1')).toBe(true);
  openTab();
  expect(readDraft(key)).toEqual({ at: start, answers: { fullName: 'First' }, id: 'id-1' });
  write('Second');
  expect(read()).toBe('Second');
  vi.stubGlobal('sessionStorage', first);
  expect(read()).toBe('First');

  removeDraft(key, { fullName: 'First' });
  expect(Object.keys(first)).toEqual([]);
  expect(read(), 'which another tab has stored').toBe('Second');
  removeDraft(key);
  expect(read()).toBeUndefined();
});

test('drafts of all forms are removed after seven days, also when the clock was set back; nothing else is', () => {
  write('Six days ago');
  device['form:/elsewhere#form'] = device[key]!;
  device['form:another program'] = 'dark';
  device.theme = '{"at":0,"answers":{}}';
  vi.setSystemTime(start + 7 * day - 1);
  expect(read()).toBe('Six days ago');
  vi.setSystemTime(start + 7 * day);
  expect(read()).toBeUndefined();
  expect(Object.keys(device)).toEqual(['form:another program', 'theme']);

  write('From the future');
  vi.setSystemTime(start - 100 * day);
  expect(read()).toBe('From the future');
  vi.setSystemTime(start - 93 * day);
  expect(read()).toBeUndefined();
});

test.each(['', '5', 'null', '{', `{"at":${start},"answers":5}`, '{"at":0,"answers":null}', '[]'])(
  'the value %j of another program is no draft, and the next one takes its place',
  (text) => {
    device[key] = text;
    expect(readDraft(key)).toBeUndefined();
    expect(write('Meera')).toBe(true);
    expect(read()).toBe('Meera');
  },
);

test('a full device keeps no older draft in place of the new one; a blocked one keeps none', () => {
  write('Old');
  const full = () => {
    throw new DOMException('There is no room.', 'QuotaExceededError');
  };
  Object.defineProperty(device, 'setItem', { value: full });
  expect(write('New')).toBe(false);
  expect(read()).toBe('New');
  openTab();
  expect(read()).toBeUndefined();

  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  expect(write('New')).toBe(false);
  expect(read()).toBeUndefined();
  expect(() => removeDraft(key)).not.toThrow();
});
