import { decodeHTML, decodeHTMLStrict } from 'entities';

/** Candidates for character references of HTML: `&nbsp;`, `&#8211;`, and `&copy 2024`, which browsers accept too. */
const entity = /&(?:#\d{1,7};|#[xX][0-9a-fA-F]{1,6};|[a-zA-Z][a-zA-Z0-9]{1,31}(?:;|(?![\w;&=])))/y;

/** The reference at an offset, and its character. Undefined for text that only looks like one, such as "AT&T". */
export function readEntity(source: string, at: number): { text: string; meant: string } | undefined {
  entity.lastIndex = at;
  const [text] = entity.exec(source) ?? [];
  if (text === undefined) return undefined;
  const meant = text.endsWith(';') ? decodeHTMLStrict(text) : decodeHTML(text);
  // Without a semicolon, browsers also decode a reference at the start of a longer word.
  if (
    meant === text ||
    (meant.includes('&') && meant !== '&') ||
    (!text.endsWith(';') && [...meant].length > 1)
  )
    return undefined;
  return meant >= ' ' && !meant.includes('\ufffd') ? { text, meant } : undefined;
}

/** Markup in a text that would show it as typed. */
export interface Markup {
  text: string;
  start: number;
  /** What it is called: "HTML", or the beginning of a sentence, such as "Unexpected table". */
  label: string;
  hint: string;
  /** The replacement, where it is certain. */
  meant?: string;
}

/** A kind of markup, with the patterns that find it. */
export type MarkupKind = readonly [label: string, hint: string, ...patterns: RegExp[]];

/** The first match of each pattern; a sticky pattern matches exactly at the offset. */
export function* findKinds(kinds: readonly MarkupKind[], text: string, at = 0): Generator<Markup> {
  for (const [label, hint, ...patterns] of kinds)
    for (const pattern of patterns) {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      if (match) yield { text: match[0], start: match.index, label, hint };
    }
}

/** HTML elements, current, obsolete or of office programs (with a colon); comments, declarations, instructions. */
const element =
  /<\/?(?:a|abbr|acronym|address|applet|area|article|aside|audio|b|base|basefont|bdi|bdo|big|blink|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|data|datalist|dd|del|details|dfn|dialog|dir|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hgroup|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|marquee|math|menu|meta|meter|nav|nobr|noframes|noscript|object|ol|optgroup|option|output|p|param|picture|pre|progress|q|rp|rt|ruby|s|samp|script|search|section|select|slot|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr|xmp|[a-z][a-z0-9]{0,20}:[a-z][a-z0-9]{0,40})(?:\s[^<>=]{0,80}=[^<>]{0,500})?\s{0,3}\/?>|<!(?:--|\[CDATA\[|doctype\s)|<\?(?:xml|php|=)|<%[^<>]{0,200}%>/i;

/** Bullet characters of office programs and web pages. */
export const bullet = /^\s{0,8}(?:[•‣▪▸▹▷◦●○■□▶►➔➜➢➤✓✔✗✘❖⁃∙⦁⦿⚫⚪◾◽](?=\s{0,8}\S)|·(?=\s{1,8}\S))/mu;
/**
 * A dash, a star, an emoji or a number as lists of other languages and programs have them: "①", "1）", "一、", "١-", "ก.", "a)".
 * Before a tab, letters are bullets of Word's fonts.
 */
const listSign = String.raw`\s{0,8}(?:[–—−‐](?=\s)|-(?=\p{L})|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)(?=\s)|[o§ØüvÞà](?=\t)|\p{Nd}{1,3}[-–—](?=\s)|\d\ufe0f?\u20e3|[ก-ฮ]\.(?=\s)|\d{1,3}[.)](?=\p{L})|－(?=\p{L})|[・※◆◇☐☑☒★☆→»٭]|[①-⓿❶-➓]|\(\d{1,3}\)|\d{1,3}(?:\.\)|[）、．])|(?!\d)\p{Nd}{1,3}[.)．、]|\(?\p{L}\)(?=\s)|[一二三四五六七八九十]{1,3}[、.．])`;
/** Such a sign before each of two lines. A single one may start a line of dialogue. */
export const listSigns = new RegExp(`^${listSign}(?=\\s{0,8}\\S[^\\n]{0,500}\\n${listSign})`, 'mu');
/** Letters that count lines. Any two letters may be those of names. */
export const listLetters = /^(?:a\.(?= [^\n]{1,500}\nb\. )|i\.(?= [^\n]{1,500}\nii\. ))/m;

/** Codes that only their own program replaces: of WordPress, forums, Hugo, chats; and what its errors leave behind. */
export const foreignCode =
  /\[\/(?:audio|b|button|caption|center|code|color|columns?|embed|font|gallery|i|img|list|quote|row|s|size|u|url|video|[a-z]{1,20}_\w{1,30})\]|\[[a-z][\w-]{0,40}(?:\s{1,9}[\w-]{1,40}=["'“”][^\]"“”]{0,200}["'”]){1,20}\s?\/?\]|\[object \w{1,30}\]|(?<![\w%]|\d\s)%%[^%]{1,200}%%(?![\w%])|(?<![\w:/]):(?:[a-z][a-z0-9_+-]{1,30}|[+-]1):(?![\w:])|#[¡¿]?(?:N\/A|(?:BEZUG|DIV\/0|NULL?|NUM|REF|RIF|VALEUR|VALORE?|VALUE|WERT|ZAHL)!|(?:NAME|NOM|NOMBRE|NOME)\?)|【\d[^【】\n]{0,40}†[^【】\n]{0,40}】|:contentReference\[oaicite:\d{1,4}\]|\*\|[A-Z_][A-Z0-9_:]{0,60}\|\*|\bHYPERLINK "[^"\n]{0,500}"|\b(?:Error! (?:Reference source|Bookmark|No se encuentra|Marcador)|Erreur\s! (?:Source|Signet)|Fehler! (?:Verweisquelle|Textmarke))[^.\n]{0,60}\.|\b(?:Description automatically generated|Description générée automatiquement|Automatisch generierte Beschreibung|Descripción generada automáticamente|AI-generated content may be incorrect|KI-generierte Inhalte können fehlerhaft sein)/i;

/** Raised and lowered text, as in "x^2^" and "H~2~O". */
export const raised = /(?<=[\p{L}\d)])(?:\^[\p{L}\d+-]{1,10}\^|~[\p{L}\d+-]{1,10}~)/u;

const plain = 'This field is plain text.';

/** Narrow patterns for Markdown: sums, footnotes and names of programs must not match. */
const kinds: readonly MarkupKind[] = [
  ['HTML', `${plain} Remove it.`, element],
  [
    'Markdown',
    `${plain} Links have their own properties.`,
    /\[[^[\]\n]{1,200}\]\((?:\/|#|https?:|mailto:|tel:|www\.)[^()\s]{0,200}\)/,
  ],
  [
    'Markdown',
    `${plain} Remove the formatting.`,
    /(?<![\w*])\*\*(?=[^\s*])[^*\n]{1,200}\*\*(?![\w*])/,
    /(?<![^\s("'„“])\*(?=[\p{L}\p{N}])[^*\n]{0,200}[^\s*]\*(?![\p{L}\p{N}*])/u,
    /(?<![\w_])__?(?=[^\s_][^_\n]{0,100}\s)[^_\n]{1,200}[^\s_]__?(?![\w_])/,
    /~~(?=\S)[^~\n]{1,200}~~/,
    /`[^`\n]{1,200}`/,
    /^#{1,6} (?=\p{L})/u,
  ],
  [
    'code of another program',
    `${plain} Visitors would read the code. Remove it, or write what it stands for.`,
    foreignCode,
  ],
  ['Markdown', `${plain} Write the character itself: x², H₂O.`, raised],
  [
    'list',
    `${plain} Write sentences, or one entry per point.`,
    bullet,
    listSigns,
    listLetters,
    /^[-*+] (?=[^\n]{1,500}\n[-*+] \S)/m,
  ],
];

/** A character that no sentence needs, which all markup has, or a part of what Word writes by itself. */
const unusual = /[^\p{L}\p{M}\p{N} .,;!?'"’()/–-]|(?:Err(?:or|eur\s)|Fehler)! [A-Z]|automati|AI-gen|KI-gen/iu;

/** The first markup in a text. */
export function findMarkup(text: string): Markup | undefined {
  if (!unusual.test(text)) return undefined;
  const entities = Array.from(text.matchAll(/&/g), ({ index: start }): Markup[] => {
    const htmlEntity = readEntity(text, start);
    return htmlEntity
      ? [{ ...htmlEntity, start, label: 'HTML', hint: `${plain} Write the character itself.` }]
      : [];
  });
  return [...findKinds(kinds, text), ...entities.flat()].toSorted((a, b) => a.start - b.start)[0];
}
