import { expect, test } from 'vitest';
import { findSigns, type Suspicion } from '../../../src/receiver/spam-signs.ts';
import signs from '../../../src/receiver/spam-signs.json' with { type: 'json' };
import { startReceiver } from '../start-receiver.ts';

const headers = {
  origin: 'https://www.example.com',
  'sec-fetch-site': 'same-origin',
  'accept-language': 'de',
};
const fields: Suspicion['fields'] = [
  { name: 'fullName', kind: 'text' },
  { name: 'email', kind: 'email' },
  { name: 'company', kind: 'text' },
  { name: 'website', kind: 'text' },
  { name: 'phone', kind: 'phone' },
  { name: 'message', kind: 'paragraph' },
  { name: 'topic', kind: 'choice' },
];

type Example = Readonly<Record<string, string | string[]>>;

/** A message with these answers, from a browser that sends all headers but these. */
function judge({ withoutHeaders, trap, ...answers }: Example): string[] {
  const sent = Object.entries(headers).filter(([name]) => !withoutHeaders?.includes(name));
  return findSigns({
    headers: Object.fromEntries(sent),
    fields,
    answers: answers as Record<string, string>,
    isTrapped: trap !== undefined,
  });
}

test.each(signs)('spam with the sign "$name" is found', ({ name, points, example, what }) => {
  // A sign of fewer points does not suffice alone.
  const alone = judge(example);
  expect(alone).toEqual(points >= 3 ? [name] : []);
  const others = signs.find((sign) => sign.points === 3 - points)?.example;
  expect(judge({ ...others, ...example })).toContain(name);
  expect(what).not.toBe('');
});

test.each<[string, string[], Example]>([
  ['too few points', [], { withoutHeaders: ['accept-language'], message: 'Hello' }],
  [
    'a list of links without a language',
    ['many-links', 'no-language'],
    {
      withoutHeaders: ['accept-language'],
      message: 'https://a.example https://b.example x https://c.example',
    },
  ],
  ['HTML', ['markup'], { message: 'Cheap <A  HREF="https://pills.example">pills</A>' }],
  ['markup of another forum', ['markup'], { message: '[link=https://pills.example]pills[/link]' }],
  ['a link as a telephone number', ['link-in-line'], { phone: 'call https://pills.example' }],
  ['a link as a company', ['link-in-line', 'only-link'], { company: 'HTTPS://PILLS.EXAMPLE' }],
  ['random letters', ['random-letters'], { fullName: 'hQzRbTvWxYpKd', company: 'LmNoPqRsTuVw' }],
  ['a link in an option, which the form itself offers', [], { topic: 'https://our.example' }],
  ['random letters in one field', [], { fullName: 'hQzRbTvWxYpKd', company: 'Acme' }],
])('%s: %j', (_, reasons, example) => {
  expect(judge(example)).toEqual(reasons);
});

const honest: Example[] = [
  { fullName: 'Ada Lovelace', message: 'Please send me an offer for 200 seats.' },
  {
    fullName: 'Jörg Müller',
    message: 'Guten Tag, wir suchen eine Lösung für unsere Lagerverwaltung. Mit freundlichen Grüßen',
  },
  { fullName: '王小明', company: '北京科技有限公司', message: '您好，我们想了解你们的服务。' },
  { fullName: 'Αλέξανδρος', message: 'Καλημέρα σας, θα ήθελα μια προσφορά.' },
  { fullName: 'محمد', message: 'السلام عليكم، أريد معلومات عن خدماتكم.' },
  { fullName: 'דנה כהן', message: 'שלום, אשמח לקבל הצעת מחיר.' },
  { fullName: 'Иван Петров', message: 'Здравствуйте! Сколько стоит внедрение?' },
  { fullName: 'प्रिया शर्मा', message: 'नमस्ते, कृपया मुझे कॉल करें।' },
  { fullName: '田中太郎', message: '資料を送ってください。' },
  { fullName: '김민수', message: '견적을 요청합니다.' },
  { fullName: 'Nguyễn Văn A', message: 'Tôi muốn hỏi về dịch vụ của bạn.' },
  { fullName: 'Mc Donald', company: 'DataDrivenDevOps', message: 'YouTubeMusicPremium integration?' },
  { fullName: 'JavaScriptDeveloper', company: 'PricewaterhouseCoopers', message: 'TypeScriptJavaScript' },
  { fullName: 'VanDerBergMcCoy', company: 'LaTeXiT', message: 'Hi' },
  { message: 'HELLO WHERE IS MY ORDER???' },
  { message: 'ok' },
  {
    message:
      'See https://one.example/spec, https://two.example/a?b=c and https://three.example for our specs.',
  },
  { message: 'Our site is www.example.com and the demo https://demo.example.com/login' },
  { website: 'https://www.example.com', message: 'Could you rebuild this site?' },
  { company: 'Booking.com', message: 'Partnership' },
  { company: 'www.acme.example', message: 'We would like a quote' },
  { message: 'const url = "https://api.example.com";\nfetch(url).then((r) => r.json());' },
  { message: 'if (a[link] == b && <T>(x: T) => x) { return arr[url]; }' },
  { message: '<a name="top"></a> does not work in your editor, why?' },
  {
    message:
      'Error: ENOENT: no such file or directory, open C:\\Users\\x\\file.txt\n    at Object.openSync (node:fs:601:3)',
  },
  { phone: '+49 (0)89 123 456', message: 'Bitte um Rückruf' },
  { withoutHeaders: ['accept-language'], message: 'A private browser sends no language.' },
  { withoutHeaders: ['sec-fetch-site', 'accept-language'], message: 'A proxy has dropped two headers.' },
  { withoutHeaders: ['origin'], message: 'A proxy has dropped the origin.' },
  { fullName: 'X Æ A-12', company: '7-Eleven', message: '👍👍👍 great work!!!' },
];

test.each(honest)('the honest message %# is not held: %j', (example) => {
  expect(judge({ email: 'ada@example.org', ...example })).toEqual([]);
});

test('there are thirty honest messages', () => {
  expect(honest).toHaveLength(30);
});

test('a program that sends no header of a browser is a suspect, with its reasons', async () => {
  const { address, store } = await startReceiver();
  const send = (more: Record<string, string>) =>
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...more },
      body: JSON.stringify({ fullName: 'Cron', email: 'cron@example.com', about: JSON.stringify(more) }),
    });
  expect((await send({})).status).toBe(201);
  expect((await send({ origin: new URL(address).origin })).status).toBe(201);
  const stored = [await store.find(1), await store.find(2)];
  expect(stored).toMatchObject([
    { suspect: true, reasons: ['no-browser'] },
    { suspect: false, reasons: [] },
  ]);
});
