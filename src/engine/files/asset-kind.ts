/** A reason not to publish a file of `public/`, in words for the person who added it. */
export interface AssetViolation {
  message: string;
  hint: string;
}

/** Number of leading bytes that determine a file's kind. */
export const kindBytes = 4096;

/** Pictures of cameras and programs, which most browsers do not show. */
const unshown = /\.(?:bmp|dng|eps|hei[cf]|psd|tiff?)$/i;
export const adviseExport = (address: string, otherwise: string) =>
  unshown.test(address) ? 'Browsers show no such picture. Export it as JPG or PNG.' : otherwise;

const text = /^[^\0]*$/;
/** ISO media files (MP4, AVIF): a box named `ftyp` comes first. */
const media = /^.{4}ftyp/s;

/** The leading bytes of publishable files, as Latin-1, with the endings of their names. */
const patterns: readonly (readonly [endings: string, pattern: RegExp])[] = [
  // Pictures, by their signatures. The rule picture-safe judges the whole SVG.
  ['avif', media],
  ['gif', /^GIF8/],
  ['ico', /^\0\0\x01\0/],
  ['jpeg jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG/],
  ['webp', /^RIFF.{4}WEBP/s],
  // Fonts
  ['otf', /^OTTO/],
  ['ttf', /^(?:\0\x01\0\0|true)/],
  ['woff', /^wOFF/],
  ['woff2', /^wOF2/],
  // Films and sound recordings
  ['flac', /^fLaC/],
  ['m4a mov mp4', media],
  ['mp3', /^(?:ID3|\xff[\xe0-\xff])/],
  ['oga ogg ogv', /^OggS/],
  ['wav', /^RIFF.{4}WAVE/s],
  ['webm', /^\x1a\x45\xdf\xa3/],
  // Documents
  ['docx epub odp ods odt pptx xlsx zip', /^PK\x03\x04/],
  ['pdf', /^.{0,1019}%PDF-/s],
  // Texts that no browser runs when opened
  ['asc css csv geojson ics js json md mjs srt svg txt vcf vtt webmanifest', text],
  // A page that proves a site's owner to a search engine: a text without an element, shorter than `kindBytes`.
  ['html', /^[^\0<]{0,4095}$/],
];

const kinds = new Map(
  patterns.flatMap(([endings, pattern]) => endings.split(' ').map((ending) => [ending, pattern])),
);

/** Files and folders that control hosts or run on them, in small letters. */
const hostNames = new Set(
  [
    'amplify.yml app.yaml cname composer.json deno.json firebase.json middleware.js middleware.mjs now.json',
    'package.json serve.json static.json staticwebapp.config.json vercel.json wrangler.json',
    'api cgi-bin edge-functions functions netlify',
  ].flatMap((line) => line.split(' ')),
);

/** Endings that a server may run anywhere in a name: Apache runs `a.php.jpg`. */
const runs =
  /^(?:as[cmhp]x?|asis|aspx|cfm|cgi|fcgi|htaccess|imap|inc|jspx?|lua|ph(?:p[s\d]?|ar|t(?:ml?)?)|pl|py|rb|s?html?|shtm|sh|stm|var|xht(?:ml)?)$/;

/** Judges a file by its address, such as `/img/orchard.svg`. Undefined for a publishable name. */
export function judgeAssetName(address: string): AssetViolation | undefined {
  const segments = address.slice(1).split('/');
  const name = segments.at(-1)!;
  const obeyed = segments.find((segment, index) => isForHosts(segment, index, segments));
  if (obeyed !== undefined)
    return {
      message: `Unsafe name "${obeyed}" in public/: some hosts obey or run what has it.`,
      hint: 'Choose another name, or set the host up where its own settings are. Names beginning with a dot or "_" are for hosts.',
    };
  const [, ...endings] = name.toLowerCase().split('.');
  const hidden = endings.slice(0, -1).find((ending) => runs.test(ending));
  if (hidden !== undefined)
    return {
      message: `Unsafe name "${name}": some hosts run what has ".${hidden}" in its name.`,
      hint: 'Write the name without it.',
    };
  return undefined;
}

/** Judges a file by the ending of its name and by its first bytes. Undefined when it is of a publishable kind. */
export function judgeAssetContent(address: string, head: Buffer): AssetViolation | undefined {
  const kind = kindOf(address);
  if (!kind) {
    const name = address.slice(address.lastIndexOf('/') + 1);
    const [, ending] = /\.([^.]+)$/.exec(name.toLowerCase()) ?? [];
    return {
      message: ending
        ? `Unexpected kind of file: ".${ending}" is not published.`
        : `Missing ending of "${name}".`,
      hint: adviseExport(
        address,
        'Published are pictures (AVIF, GIF, JPG, PNG, SVG, WEBP), fonts, films, sounds, PDF, office documents, ZIP, and texts such as .txt, .csv, .json, .css and .js. Export the file as one of them, put it into a .zip, or leave it out.',
      ),
    };
  }
  if (isPointer(head))
    return {
      message: 'This is a pointer of Git LFS, not the file itself.',
      hint: 'Fetch the file with `git lfs pull`; in CI, check out with LFS.',
    };
  if (kind.test(head.toString('latin1'))) return undefined;
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
    hint: 'Its first bytes are those of another kind, or a text is compressed or not in UTF-8. Save or download the file again.',
  };
}

/** The pattern of the file's kind; undefined for a kind that is not published. */
function kindOf(address: string): RegExp | undefined {
  const ending = /\.([^./]+)$/.exec(address)?.[1]?.toLowerCase();
  // Certificates and apps are verified by texts without an ending.
  if (ending === undefined) return address.startsWith('/.well-known/') ? text : undefined;
  return kinds.get(ending);
}

function isForHosts(segment: string, index: number, segments: readonly string[]): boolean {
  if (segment === '.well-known' && index === 0) return false;
  if (/^[._]/.test(segment)) return true;
  // Hosts look for folders only at the top, but for files in every folder.
  const isFile = index === segments.length - 1;
  return hostNames.has(segment.toLowerCase()) && (isFile || index === 0);
}

/** True for the text that Git LFS leaves instead of a file that it has not fetched. */
export function isPointer(head: Uint8Array): boolean {
  return Buffer.from(head.subarray(0, 60))
    .toString('latin1')
    .startsWith('version https://git-lfs.github.com/spec/');
}
