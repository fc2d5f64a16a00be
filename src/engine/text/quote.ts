const maxLength = 80;

/** Formats a value from a content file for a message: in double quotes, on one line, shortened. */
export function quote(value: string): string {
  const short = value.length > maxLength ? `${value.slice(0, maxLength - 1)}…` : value;
  return `"${short.replaceAll(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, escape)}"`;
}

function escape(char: string): string {
  if (char === '\n') return '\\n';
  return char === '\t' ? '\\t' : `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
