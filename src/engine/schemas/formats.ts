import { isCountry, isLanguage, meantCountry, meantLanguage } from '../text/languages.ts';
import { isDay, toDay } from '../../shared/day.ts';
import { isEmail, readAnswer } from '../../shared/forms/field-rules.ts';
import { parseUrl } from '../../shared/parse-url.ts';
import { isDialable } from '../../shared/phone.ts';
import {
  isEndpointAddress,
  isFrameAddress,
  isScriptAddress,
  isServiceAddress,
  isSiteAddress,
  toFrameAddress,
} from '../../shared/web-address.ts';

/** A form of texts that no pattern describes, as ajv takes it. */
interface Format {
  validate(text: string): boolean;
  /** The form's usual spelling of a text that it does not accept. The result may be unacceptable too. */
  correct?(text: string): string | undefined;
}

/** This project's own formats. */
export const formats: Readonly<Record<string, Format>> = {
  'site-address': { validate: isSiteAddress, correct: correctOrigin },
  'script-address': { validate: isScriptAddress, correct: correctAddress },
  'endpoint-address': { validate: isEndpointAddress, correct: correctAddress },
  'frame-address': { validate: isFrameAddress, correct: (text) => correctAddress(toFrameAddress(text)) },
  'service-address': { validate: isServiceAddress, correct: correctService },
  'service-host': { validate: isServiceAddress, correct: (text) => parse(text)?.origin },
  'email-address': { validate: isEmail, correct: (text) => readAnswer({ kind: 'email' }, text) },
  'phone-number': { validate: isDialable, correct: correctNumber },
  day: { validate: isDay, correct: toDay },
  word: { validate: (text) => /^\S+$/.test(text), correct: (text) => text.trim() },
  language: { validate: isLanguage, correct: meantLanguage },
  country: { validate: isCountry, correct: meantCountry },
};

/** A path is not dropped: its site is built with `--base`. */
function correctOrigin(text: string): string | undefined {
  const url = parse(text);
  return url?.pathname === '/' ? url.origin : undefined;
}

/** Without the path of a service's description of itself, which is none of its address. */
function correctService(text: string): string | undefined {
  const url = parse(text);
  return url && (url.origin + url.pathname.split('/.well-known/')[0]!).replace(/\/$/, '');
}

/** As a browser shows the address. A path of this site keeps its form. */
function correctAddress(text: string): string | undefined {
  const isPath = /^\/(?!\/)|^[\w-]+\.js$/.test(text);
  return isPath ? `/${text.replace(/^\//, '')}` : parse(text)?.href;
}

/** A web address that may lack its scheme, or have the one without encryption. Its name may have any letters. */
function parse(text: string): URL | undefined {
  const full = text.trim().replace(/^(?:http:)?\/\//i, 'https://');
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(full)) return parseUrl(full);
  return /[.:]/.test(full) ? parseUrl(`https://${full}`) : undefined;
}

/** Drops words before the number. Takes wide signs, no-break spaces and dashes for those of the keyboard. */
function correctNumber(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{C}/gu, '')
    .replace(/^[^+(\d]+/, '')
    .replaceAll(/(?<=\d)[./·\u2010-\u2015](?=\d)/g, '-')
    .trim();
}
