import { isCountry, isLanguage, guessCountry, guessLanguage } from '../text/languages.ts';
import { isMoment, toMoment } from '../text/moments.ts';
import { isTimeZone, guessTimeZone } from '../text/time-zones.ts';
import { findIcon, guessIcon } from '../pictures/icons.ts';
import { isDay, toDay, toTime } from '../../shared/day.ts';
import { isEmail, readAnswer } from '../../shared/forms/judge-answers.ts';
import { isLimit } from '../../shared/forms/limits.ts';
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
  'email-address': {
    validate: isMailbox,
    correct: (text) => readAnswer({ kind: 'email' }, text),
  },
  'email-addresses': {
    validate: (text) => text.split(/, ?/).length <= 5 && text.split(/, ?/).every(isMailbox),
    correct: (text) =>
      text
        .split(/[,;]/)
        .flatMap((address) => readAnswer({ kind: 'email' }, address) || [])
        .join(', '),
  },
  'form-limit': {
    validate: isLimit,
    correct: (text) =>
      toDay(text) ?? toTime(text) ?? /^(today|now|heute)$/i.exec(text.trim())?.[0].replace(/.+/, 'today'),
  },
  'phone-number': { validate: isDialable, correct: toDialable },
  day: { validate: isDay, correct: toDay },
  moment: { validate: isMoment, correct: toMoment },
  icon: { validate: (text) => text.startsWith('/') || findIcon(text) !== undefined, correct: guessIcon },
  word: { validate: (text) => /^\S+$/.test(text), correct: (text) => text.trim() },
  language: { validate: isLanguage, correct: guessLanguage },
  'time-zone': {
    validate: isTimeZone,
    correct: guessTimeZone,
    advise: () => 'Write the zone of the nearest city that has one, as in the list of the IANA: Region/City.',
  },
  country: { validate: isCountry, correct: guessCountry },
};

/** In a link to an address, the other signs would begin header fields, such as further recipients (RFC 6068). */
function isMailbox(text: string): boolean {
  return isEmail(text) && !/[?&%#]/.test(text);
}
