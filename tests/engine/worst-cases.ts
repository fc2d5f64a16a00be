/** What a pattern has most work with: `repeated` as often as it fits between the other two. */
export interface WorstCase {
  pattern: RegExp;
  before: string;
  repeated: string;
  behind: string;
}

/** One sign or a beginning: nothing to repeat that makes it look twice, but content is long. */
const simple: RegExp[] = [
  /\/$/,
  /^<style[^>]*>/,
  /<\/style>$/,
  /[\\?#\u0000-\u001f]|%2e|%2f|%5c/i,
  /^\/(?!\/)/,
  /[\u0000-\u001f\u007f]/,
  /\s/,
  /^http:/i,
  /^https:\/\/(?:[/?#]|$)/,
  /^_(?:site|shared)\//,
  /(?:^|\/)_/,
  /^[/#]/,
  /[!?]/,
  /^\/[^/]/,
  /[\\?#\0]/,
  /[&<>"]/g,
  /[^\t]/g,
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
  /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/,
  /\*$/,
  /^['‘’“”`]/,
  /^(?:none|undefined|nil|nan)$/i,
  /^(?:true|false|null)$/,
  /^[-+.]?\d/,
  /^\/[/*]/,
  /[\\`*[<!~_]/g,
  /[\\`*_[\]()<>#+\-.!~{}|]/,
  /[*`]/g,
  /^\d/,
  /[\w.]/,
  /^ {0,3}>/,
  /^[\p{L}\p{N}"(]/u,
  /[\s\\]/,
  /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/,
  /[\u0000-\u001f\u007f\\]/,
  /[^+\d]/g,
  /^-|-$/g,
];

const repeating: [pattern: RegExp, before: string, repeated: string, behind: string][] = [
  [/\.\w+$/, '', '.a', '!'],
  [/ class="([^"]+)"/g, '', ' class="', ''],
  [/data-styled\.g(\d+)\[id="([^"]+)"\]\{content:"([^"]*)"\}\/\*!sc\*\/\n?/g, '', 'data-styled.g1[id="', ''],
  [/^(?:<link rel="preload"[^>]*>)+/, '', '<link rel="preload">', '<link rel="preload"'],
  [/<link[^<>]*>/g, '', '<link', ''],
  [/ href="(\/[^"#]*)"/g, '', ' href="/', ''],
  [/^\S+\.(?:svg|png|jpe?g|webp|avif|gif)$/, '', '.jpe', '!'],
  [
    /^(?:an?\s+|the\s+)?(?:image|picture|photo(?:graph)?|graphic|icon|illustration|screenshot)\s+(?:of|showing)\b/i,
    'a photograph ',
    ' ',
    '!',
  ],
  [/(?:^|\/)\.\.?(?:\/|$)/, '', '/..a', ''],
  [/^(?:\/(?!\/)|#)[\w/.#?=&-]*$/, '/', 'a/', '!'],
  [/^[a-z][a-z0-9+.-]*:/i, '', 'a.', '!'],
  [/^www\.|^[a-z0-9-]+\.(?:com|org|net|in|io|dev)(?:\/|$)/i, '', 'a-', '!'],
  [/^\.*\/*/, '', '.', '//////!'],
  [/\.json$/i, '', '.json', '!'],
  [/[^a-z0-9]+/g, '', '-', 'a'],
  [/\.[a-z0-9]{1,5}$/i, '', '.aaaaa', '!'],
  [/\.[^./]*$/, '', '.a', '/'],
  [/\/(?:id|hidden)$|^\/sections(?:\/\d+)?$|^$/, '/sections/', '1', '!'],
  [/<svg(?=[\s>])(?:[^>"']|"[^"]*"|'[^']*')*>/y, '<svg ', `"'`, ''],
  [/\swidth\s*=\s*(?:"([^"]*)"|'([^']*)')/, '', ' width = "', ''],
  [/^(\d+(?:\.\d+)?|\.\d+)(e[+-]?\d+)?\s*([a-z%]*)$/i, '', '1', '!'],
  [/[\s,]+/, '', ' ,', 'a'],
  [/[^a-zA-Z0-9]+/g, '', '-', 'a'],
  [/\r?\n/, '', '\r', 'a'],
  [/^site\/[^/]+$/, 'site/', 'a', '/'],
  [/\.?$/, '', '.', '!'],
  [/\n(?=\S)/, '', '\n ', ''],
  [/(?:\/index)?\/?$/, '', '/index', '!'],
  [/^"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/, '"', '\\u0041', '\\x'],
  [/^[\w$-]+$/, '', 'a', '!'],
  [/[ \t\n\r]*/y, '', ' ', ''],
  [
    /"(?:[^"\\\n]|\\[^\n])*"?\\?|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|[{}[\],:]|(?:'[^'\n]*'?|[‘“”’`][^‘“”’`\n]*[‘“”’`]?)|[^\s{}[\],:"]+/y,
    '"',
    '\\"',
    '',
  ],
  [/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/, '1.', '1', '!'],
  [/^"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"$/, '"', '\\"', ''],
  [/^(?:\.\/)+/, '', './', '!'],
  [/^(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*[a-z0-9]+(?:-[a-z0-9]+)*\.json$/, '', 'a-a/a', '!'],
  [/^_(shared|site)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.json$/, '_site/a', '-a', '!'],
  [/(?:^|\/)(?:\.|README\.md$)/, '', '/README.md', '!'],
  [/(?:^|\/)index$/, '', '/index', '!'],
  [
    /\[[^[\]()\n]+(?:\((?:\/|#|https:|mailto:|tel:)[^()\s]{0,200}\)|\]\((?:\/|#|https:|mailto:|tel:)[^()\s]{0,200}|\](?:\/|#|https:|mailto:|tel:)[^()\s]{0,200}\))/y,
    '[',
    'a',
    '](/',
  ],
  [/\]\(([^()\n]*(?:\([^()\n]*\)[^()\n]*)*)\)/y, '](', 'a(a)', ''],
  [/^(?:([-*+])|\d{1,9}[.)])[ \t]+(?=\S)/, '-', ' ', '\u2028'],
  [/^(#{1,6})[ \t]+/, '#', ' ', '\u2028'],
  [/\{\{|\{([^{}]*)\}?/g, '', '{a', ''],
  [/\{[^{}]*\}/g, '', '{a', ''],
  [/-(\w)/g, '', '-', ''],
  [/^ {0,3}(?:```|~~~)\S*/, '```', 'a', ''],
  [/^ {0,3}(?:-{3,}|\*{3,}|_{3,}|={3,})\s*$/, '---', '-', '!'],
  [/^ {0,3}\|.*\|\s*$/, '|', '| ', '!'],
  [/^(?: {2,}|\t)(?:[-*+]|\d{1,9}[.)])(?=\s+\S)/, '', ' ', '-  '],
  [/<(?:[a-zA-Z][^<>]*|\/[a-zA-Z][^<>]*|!--.*?--|![a-zA-Z][^<>]*)>?/y, '<!--', '-a', '\n'],
  [/!\[[^[\]]*\]\((?:[^()]*\))?/y, '![](', 'a', ''],
  [/~~(?=\S)[^~]+~~/y, '~~', 'a', '~'],
  [/(?<![\w*])(_{1,2})(?=[^\s_])[^_\n]*?[^\s_]\1(?!\w)/y, '__', 'a', '_'],
  [/\*+/g, '', '*', ' '],
  [/[\w./-]{1,200}/g, '', 'a', ' '],
  [/^\/_pages(\/.*)\.json$/, '/_pages/', '.json', '!'],
  [/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, 'a@a', '.a', '@'],
  [/^([^?#]*)(\?[^#]*)?(?:#([\s\S]*))?$/, '', '?', '#'],
];

/** Patterns that are put together while the program runs, by their source, and what they come to. */
export const assembled: Record<string, RegExp> = {
  'new RegExp(`\\\\s${name}\\\\s*=\\\\s*(?:"([^"]*)"|\'([^\']*)\')`)':
    /\swidth\s*=\s*(?:"([^"]*)"|'([^']*)')/,
  'new RegExp(`^(?:${segment}/)*${segment}\\\\.json$`)':
    /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*[a-z0-9]+(?:-[a-z0-9]+)*\.json$/,
  'new RegExp(`^_(shared|site)/(${segment})\\\\.json$`)':
    /^_(shared|site)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.json$/,
};

/** Every pattern of the program that meets content. */
export const worstCases: WorstCase[] = [
  ...simple.map((pattern) => ({ pattern, before: '', repeated: 'a', behind: '' })),
  ...repeating.map(([pattern, before, repeated, behind]) => ({ pattern, before, repeated, behind })),
];
