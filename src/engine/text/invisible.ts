import { isBlank } from '../../shared/blank.ts';

/**
 * Invisible characters: control characters except tab and line ends, bidirectional controls, places of copied
 * objects, private-use characters (only fonts such as Wingdings draw them) and noncharacters, which
 * XML does not allow.
 */
export const invisible =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ue000-\uf8ff\ufdd0-\ufdef\ufff9-\ufffc\ufffe\uffff]|[\udb80-\udbff][\udc00-\udfff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** True for a text of invisible characters alone. A text of spaces may be meant. */
export function isUnseen(text: string): boolean {
  return isBlank(text) && /[^ \t\r\n\u00a0\u3000]/.test(text);
}
