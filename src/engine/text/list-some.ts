const most = 20;

/** Joins names for a hint: "a, b, c". Lists at most twenty and counts the rest. */
export function listSome(
  names: readonly string[] | ReadonlySet<string>,
  show: (name: string) => string = (name) => name,
): string {
  const shown: string[] = [];
  for (const name of names) {
    if (shown.length === most) break;
    shown.push(show(name));
  }
  const total = 'size' in names ? names.size : names.length;
  const list = shown.join(', ');
  return total > most ? `${list} and ${total - most} more` : list;
}
