/**
 * Invisible characters: control characters except tab and line ends, bidirectional controls, places of copied
 * objects, private-use characters (only fonts such as Wingdings draw them) and noncharacters, which
 * XML does not allow.
 */
export const invisible =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ue000-\uf8ff\ufdd0-\ufdef\ufff9-\ufffc\ufffe\uffff]|[\udb80-\udbff][\udc00-\udfff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** First bytes, in UTF-8, of the characters above. JSON allows those below U+0020 only as escapes. */
const leads = [
  Buffer.from([0x7f]),
  Buffer.from([0xc2]),
  Buffer.from([0xe2, 0x80, 0xaa]),
  Buffer.from([0xe2, 0x80, 0xab]),
  Buffer.from([0xe2, 0x80, 0xac]),
  Buffer.from([0xe2, 0x80, 0xad]),
  Buffer.from([0xe2, 0x80, 0xae]),
  Buffer.from([0xe2, 0x81]),
  Buffer.from([0xee]),
  Buffer.from([0xef]),
  Buffer.from([0xf3]),
  Buffer.from([0xf4]),
  Buffer.from('\\u'),
  Buffer.from('\\b'),
  Buffer.from('\\f'),
];

/** False when no string of this JSON file can contain an invisible character. Much faster than testing every string. */
export function mayHideCharacters(bytes: Buffer): boolean {
  return leads.some((lead) => bytes.includes(lead));
}
