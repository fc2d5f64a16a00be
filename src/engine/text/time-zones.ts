/** Older browsers know no offsets such as "+05:30". */
const zoneForm = /^(?:UTC|[A-Z]\w+(?:\/[\w+-]+)+)$/;

/** True for a name of the IANA database, such as "Asia/Kolkata". */
export function isTimeZone(text: string): boolean {
  return zoneForm.test(text) && canonical(text) !== undefined;
}

/** Guesses the intended zone: `berlin` → `Europe/Berlin`. */
export function meantTimeZone(text: string): string | undefined {
  const name = `/${text.trim().toLowerCase().replaceAll(' ', '_')}`;
  return Intl.supportedValuesOf('timeZone').find((zone) => `/${zone.toLowerCase()}`.endsWith(name));
}

function canonical(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    // No zone of this name.
    return undefined;
  }
}
