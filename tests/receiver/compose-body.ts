import { readText } from '../rendered/transcript.ts';
import { good } from './form-page.ts';

const types = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data; boundary=x',
};

/**
 * Parses the lines of a request in a transcript:
 * - "accept: text/html" is a header. OWN is the receiver's address, https:OWN the same with https.
 * - "in parts" sends the body in chunks, without its length.
 * - "as form" and "as multipart" choose the encoding of fields; the default is JSON.
 * - "name = text" is a field, "cv = file cv.pdf %PDF-" a file. "good" adds the required fields.
 * - "38 x _f = " are 38 fields with numbered names.
 * - "| text" is a line of a raw body.
 * - {x to 100 bytes} pads the body to a size.
 */
export function composeBody(lines: string[], origin: string) {
  const headers: Record<string, string> = { accept: 'application/json' };
  const fields: [string, string][] = [];
  const raw: string[] = [];
  let kind: keyof typeof types = 'json';
  let inParts = false;
  for (const line of lines) {
    const [, header, value = ''] = /^([a-z-]+):(?: (.*))?$/.exec(line) ?? [];
    const [, count, name = '', text = ''] = /^(?:(\d+) x )?(.+?) =(?: (.*))?$/.exec(line) ?? [];
    if (line.startsWith('|')) raw.push(readText(line.slice(2)));
    else if (header !== undefined)
      headers[header] = value.replace('https:OWN', origin.replace('http:', 'https:')).replace('OWN', origin);
    else if (line === 'good') fields.push(...Object.entries(good));
    else if (line === 'in parts') inParts = true;
    else if (line.startsWith('as ')) kind = line.slice('as '.length) as typeof kind;
    else if (count === undefined) fields.push([readText(name), readText(text)]);
    else for (let number = 1; number <= Number(count); number++) fields.push([`${name}${number}`, text]);
  }
  headers['content-type'] ??= types[kind];
  const write = () => (raw.length > 0 ? raw.join('\r\n') : writers[kind](fields));
  const filler = /\{x to (\d+) bytes\}/;
  const wanted = fields.find(([, text]) => filler.test(text));
  if (wanted) {
    const size = Number(filler.exec(wanted[1])![1]);
    const [start = '', end = ''] = wanted[1].split(filler).filter((_, index) => index !== 1);
    wanted[1] = start + end;
    wanted[1] = start + 'x'.repeat(size - Buffer.byteLength(write())) + end;
  }
  return { headers, body: Buffer.from(write()), inParts };
}

const writers = {
  json: (fields: [string, string][]) =>
    // Built by hand, because a literal would not create a field called "__proto__".
    `{${fields.map((pair) => pair.map((part) => JSON.stringify(part)).join(':')).join(',')}}`,
  form: (fields: [string, string][]) => new URLSearchParams(fields).toString(),
  multipart(fields: [string, string][]) {
    const parts = fields.map(([name, text]) => {
      const [, file, content = ''] = /^file (\S+)(?: ([^]*))?$/.exec(text) ?? [];
      const head = `content-disposition: form-data; name="${name}"`;
      if (file === undefined) return `--x\r\n${head}\r\n\r\n${text}\r\n`;
      return `--x\r\n${head}; filename="${file === '""' ? '' : file}"\r\n\r\n${content}\r\n`;
    });
    return `${parts.join('')}--x--`;
  },
};
