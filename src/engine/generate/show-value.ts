const width = 80;

/** Formats a value as people write JSON: on one line if it fits, otherwise one entry per line. */
export function showValue(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Array.isArray(value)
    ? value.map((item) => ['', item] as const)
    : Object.entries(value).map(([key, item]) => [`${JSON.stringify(key)}: `, item] as const);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const line = entries.map(([key, item]) => key + showValue(item, indent)).join(', ');
  const space = Array.isArray(value) || line === '' ? '' : ' ';
  if (!line.includes('\n') && indent.length + line.length <= width)
    return `${open}${space}${line}${space}${close}`;
  const deeper = `${indent}  `;
  const lines = entries.map(([key, item]) => `${deeper}${key}${showValue(item, deeper)}`);
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}
