/** A reason not to publish a file of `public/`, in words for the person who added it. */
export interface AssetProblem {
  message: string;
  hint: string;
}

/** Number of leading bytes that determine a file's kind. */
export const kindBytes = 4096;

type IsKind = (head: Buffer) => boolean;

const starts =
  (...signatures: (string | number[])[]): IsKind =>
  (head) =>
    signatures.some((signature) => {
      const bytes = typeof signature === 'string' ? Buffer.from(signature, 'latin1') : Buffer.from(signature);
      return head.subarray(0, bytes.length).equals(bytes);
    });
/** ISO media files (MP4, AVIF): a box named `ftyp` comes first. */
const isMedia: IsKind = (head) => head.toString('latin1', 4, 8) === 'ftyp';
const isRiff =
  (form: string): IsKind =>
  (head) =>
    head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === form;
const isText: IsKind = (head) => !head.includes(0);
/** A page that proves a site's owner to a search engine: a line of text without an element. */
const isProof: IsKind = (head) => isText(head) && !head.includes('<') && head.length < kindBytes;

/** The tests of publishable files, with the endings of their names. */
const tests: readonly (readonly [endings: string, test: IsKind])[] = [
  // Pictures, by their signatures. The rule picture-safe judges the whole SVG.
  ['avif', isMedia],
  ['gif', starts('GIF8')],
  ['ico', starts([0, 0, 1, 0])],
  ['jpeg jpg', starts([0xff, 0xd8, 0xff])],
  ['png', starts([0x89, 0x50, 0x4e, 0x47])],
  ['webp', isRiff('WEBP')],
  // Fonts
  ['otf', starts('OTTO')],
  ['ttf', starts([0, 1, 0, 0], 'true')],
  ['woff', starts('wOFF')],
  ['woff2', starts('wOF2')],
  // Films and sound recordings
  ['flac', starts('fLaC')],
  ['m4a mov mp4', isMedia],
  ['mp3', (head) => starts('ID3')(head) || (head[0] === 0xff && (head[1]! & 0xe0) === 0xe0)],
  ['oga ogg ogv', starts('OggS')],
  ['wav', isRiff('WAVE')],
  ['webm', starts([0x1a, 0x45, 0xdf, 0xa3])],
  // Documents
  ['docx epub odp ods odt pptx xlsx zip', starts('PK\u0003\u0004')],
  ['pdf', (head) => head.subarray(0, 1024).includes('%PDF-')],
  // Texts that no browser runs when opened
  ['asc css csv geojson ics js json md mjs srt svg txt vcf vtt webmanifest', isText],
  ['html', isProof],
];

const kinds = new Map(tests.flatMap(([endings, test]) => endings.split(' ').map((ending) => [ending, test])));

/** Files and folders that control hosts or run on them, in small letters. */
const hostNames = new Set([
  'amplify.yml',
  'api',
  'app.yaml',
  'cgi-bin',
  'cname',
  'composer.json',
  'deno.json',
  'edge-functions',
  'firebase.json',
  'functions',
  'middleware.js',
  'middleware.mjs',
  'netlify',
  'now.json',
  'package.json',
  'serve.json',
  'static.json',
  'staticwebapp.config.json',
  'vercel.json',
  'wrangler.json',
]);

/** Endings that a server may run anywhere in a name: Apache runs `a.php.jpg`. */
const runs =
  /^(?:as[cmhp]x?|asis|aspx|cfm|cgi|fcgi|htaccess|imap|inc|jspx?|lua|ph(?:p[s\d]?|ar|t(?:ml?)?)|pl|py|rb|s?html?|shtm|sh|stm|var|xht(?:ml)?)$/;

/** Judges a file by its address, such as `/img/orchard.svg`. Undefined for a publishable name. */
export function judgeAssetName(address: string): AssetProblem | undefined {
  const parts = address.slice(1).split('/');
  const name = parts.at(-1)!;
  const obeyed = parts.find((part, index) => isForHosts(part, index, parts));
  if (obeyed !== undefined)
    return {
      message: `Unsafe name "${obeyed}" in public/: some hosts obey or run what has it.`,
      hint: 'Choose another name, or set the host up where its own settings are. Names beginning with a dot or "_" are for hosts.',
    };
  const [, ...endings] = name.toLowerCase().split('.');
  const hidden = endings.slice(0, -1).find((part) => runs.test(part));
  if (hidden !== undefined)
    return {
      message: `Unsafe name "${name}": some hosts run what has ".${hidden}" in its name.`,
      hint: 'Write the name without it.',
    };
  if (kindOf(address) !== undefined) return undefined;
  const ending = endings.at(-1);
  return {
    message:
      ending === undefined
        ? `Missing ending of "${name}".`
        : `Unexpected kind of file: ".${ending}" is not published.`,
    hint: 'Published are pictures, fonts, films, sounds, PDF, office documents, ZIP, and texts such as .txt, .csv, .json, .css and .js. Put anything else into a .zip, or leave it out.',
  };
}

/** Judges a file of a publishable kind by its first bytes. Undefined when they fit the name. */
export function judgeAssetContent(address: string, head: Buffer): AssetProblem | undefined {
  if (isPointer(head))
    return {
      message: 'This is a pointer of Git LFS, not the file itself.',
      hint: 'Fetch the file with `git lfs pull`; in CI, check out with LFS.',
    };
  if (kindOf(address)?.(head) !== false) return undefined;
  if (head.length === 0)
    return { message: 'The file is empty.', hint: 'Save or download the file again, or remove it.' };
  if (/\.html$/i.test(address))
    return {
      message:
        'Unexpected HTML in public/: opened by its address, it could run scripts as part of this site.',
      hint: 'Write the page as JSON in pages/. Only the proof of ownership that search engines ask for, a line of text, is published.',
    };
  return {
    message: `Unexpected content: this is no file of the kind its name says.`,
    hint: 'Its first bytes are those of another kind. Save or download the file again.',
  };
}

/** The test for the file's kind; undefined for a kind that is not published. */
function kindOf(address: string): IsKind | undefined {
  const ending = /\.([^./]+)$/.exec(address)?.[1]?.toLowerCase();
  // Certificates and apps are verified by texts without an ending.
  if (ending === undefined) return address.startsWith('/.well-known/') ? isText : undefined;
  return kinds.get(ending);
}

function isForHosts(part: string, index: number, parts: readonly string[]): boolean {
  if (part === '.well-known' && index === 0) return false;
  if (/^[._]/.test(part)) return true;
  // Hosts look for folders only at the top, but for files in every folder.
  const isFile = index === parts.length - 1;
  return hostNames.has(part.toLowerCase()) && (isFile || index === 0);
}

/** True for the text that Git LFS leaves instead of a file that it has not fetched. */
export function isPointer(head: Uint8Array): boolean {
  return Buffer.from(head.subarray(0, 60))
    .toString('latin1')
    .startsWith('version https://git-lfs.github.com/spec/');
}
