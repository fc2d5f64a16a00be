const most = 20;

/** Names for a hint: "a, b, c", and after twenty of them how many more there are. */
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
