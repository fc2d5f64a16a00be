/** Texts that mean something to HTML, to an address, to a header, to a line of a file, or to a program. */
export const hostileTexts = [
  '"><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</title></style></textarea></noscript><img src=x onerror=alert(1)>',
  '" onmouseover="alert(1)',
  "' onfocus='alert(1)' autofocus='",
  '<!-- --!><svg/onload=alert(1)>',
  ']]><b>',
  '&lt;b&gt;&quot;&#60;i&#62;',
  'javascript:alert(1)',
  '\njavascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/x',
  '/../../evil',
  '\r\nSet-Cookie: a=b',
  '\n/* /evil 200',
  '\u2028\u2029',
  '\u202e\u2066gnp.exe',
  '\u0000\u0007\u001b[31m',
  '\u200b\ufeff',
  '{brand}{facts.experts}{{',
  '{constructor}{__proto__}{facts.toString}',
  '; script-src *',
  '%0d%0a%22%3e%3cb%3e',
  '\ud800',
  '${alert(1)}`',
  'x" id="main',
  '{"a":"b"}',
];

/** The same text without the signs that end a text, an attribute or an element. */
export function harmlessFormOf(text: string): string {
  return text.replaceAll(/["'<>&=`]/g, 'a');
}
