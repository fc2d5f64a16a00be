import { isCountry, isLanguage, meantCountry, meantLanguage } from '../text/languages.ts';
import { isTimeZone, meantTimeZone } from '../text/time-zones.ts';
import { isDay, toDay } from '../../shared/day.ts';
import { isEmail, readAnswer } from '../../shared/forms/field-rules.ts';
import { isDialable, toDialable } from '../../shared/phone.ts';
import {
  isEndpointAddress,
  isFrameAddress,
  isScriptAddress,
  isServiceAddress,
  isSiteAddress,
  parseWritten,
  toFrameAddress,
  toScriptAddress,
  toServiceAddress,
  toSiteAddress,
  toWebAddress,
} from '../../shared/web-address.ts';

/** A form of texts that no pattern describes, as ajv takes it. */
interface Format {
  validate(text: string): boolean;
  /** The form's usual spelling of a text that it does not accept. The result may be unacceptable too. */
  correct?(text: string): string | undefined;
  /** What to do with a text that has no usual spelling, where more can be said than the schema's description. */
  advise?(text: string): string | undefined;
}

/** This project's own formats. */
export const formats: Readonly<Record<string, Format>> = {
  'site-address': { validate: isSiteAddress, correct: toSiteAddress },
  'script-address': {
    validate: isScriptAddress,
    correct: toScriptAddress,
    advise: (text) =>
      /<script|^\s*(?:\(function|!function|\w+\s*=|\w+\()/i.test(text)
        ? 'Of a snippet, only the address in src="…" belongs here. Save the lines between <script> and </script> as a file in public/, and name it as another script. docs/statistics.md has examples.'
        : undefined,
  },
  'endpoint-address': { validate: isEndpointAddress, correct: toWebAddress },
  'frame-address': { validate: isFrameAddress, correct: toFrameAddress },
  'service-address': { validate: isServiceAddress, correct: toServiceAddress },
  'service-host': { validate: isServiceAddress, correct: (text) => parseWritten(text)?.origin },
  // In a link to it, the other signs would begin header fields, such as further recipients (RFC 6068).
  'email-address': {
    validate: (text) => isEmail(text) && !/[?&%#]/.test(text),
    correct: (text) => readAnswer({ kind: 'email' }, text),
  },
  'phone-number': { validate: isDialable, correct: toDialable },
  day: { validate: isDay, correct: toDay },
  word: { validate: (text) => /^\S+$/.test(text), correct: (text) => text.trim() },
  language: { validate: isLanguage, correct: meantLanguage },
  'time-zone': { validate: isTimeZone, correct: meantTimeZone },
  country: { validate: isCountry, correct: meantCountry },
};
