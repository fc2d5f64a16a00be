import mime from 'mime';

/** What a host says of a file by its name: `text/html; charset=utf-8`. */
export function contentType(file: string): string {
  const type = mime.getType(file) ?? 'application/octet-stream';
  return isTextType(type) ? `${type}; charset=utf-8` : type;
}

/** True for files that are text, which grows much smaller when it is compressed. */
export function isText(file: string): boolean {
  return isTextType(mime.getType(file) ?? '');
}

function isTextType(type: string): boolean {
  return type.startsWith('text/') || /[+/](?:json|xml|javascript)$/.test(type);
}
