/** Older browsers know no offsets such as "+05:30". */
const zoneForm = /^(?:UTC|[A-Z]\w+(?:\/[\w+-]+)+)$/;

/** True for a name of the IANA database, such as "Asia/Kolkata". */
export function isTimeZone(text: string): boolean {
  return zoneForm.test(text) && canonical(text) !== undefined;
}

/** Cities and abbreviations that people write instead of a zone. */
const otherNames: Readonly<Record<string, string>> = {
  'Europe/Berlin': 'munich münchen hamburg frankfurt cologne köln stuttgart cet cest mez mesz',
  'Europe/Paris': 'lyon marseille',
  'Europe/Madrid': 'barcelona valencia',
  'Europe/Rome': 'milan milano roma turin',
  'Europe/Zurich': 'geneva genf genève bern basel zürich',
  'Europe/Vienna': 'wien graz',
  'Europe/London': 'manchester birmingham edinburgh gmt bst',
  'Asia/Kolkata': 'mumbai delhi new_delhi pune bangalore chennai ist',
  'Asia/Shanghai': 'beijing shenzhen',
  'Asia/Tokyo': 'osaka kyoto jst',
  'America/New_York': 'boston washington miami est edt et',
  'America/Chicago': 'houston dallas cst cdt ct',
  'America/Los_Angeles': 'san_francisco seattle pst pdt pt',
};

/** Guesses the intended zone: `berlin`, `Europe/Munich`, `CET+1` → `Europe/Berlin`. */
export function guessTimeZone(text: string): string | undefined {
  const [place = ''] = /[^/+]*(?=(?:\+\d.*)?$)/.exec(text.trim().toLowerCase().replaceAll(' ', '_')) ?? [];
  const [zone] = Object.entries(otherNames).find(([, names]) => names.split(' ').includes(place)) ?? [];
  if (zone !== undefined) return zone;
  const name = `/${text.trim().toLowerCase().replaceAll(' ', '_')}`;
  return Intl.supportedValuesOf('timeZone').find((candidate) => `/${candidate.toLowerCase()}`.endsWith(name));
}

function canonical(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    // No zone of this name.
    return undefined;
  }
}
