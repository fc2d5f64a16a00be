import { domainToASCII } from 'node:url';
import { isEmail } from '../../shared/forms/judge-answers.ts';
import { parseUrl } from '../../shared/parse-url.ts';
import { explainUnknown } from '../../shared/suggest.ts';

/** A mail server, with TLS from the start (`secure`) or once it offers that. */
export interface MailServer {
  host: string;
  port: number;
  secure: boolean;
  auth?: { user: string; pass: string };
}

export interface MailAddress {
  name: string;
  address: string;
}

/** By the name that forms give to their readers; `''` for the forms that give none. */
type ByName<T> = ReadonlyMap<string, T>;

/** Who is told of messages, and how. */
export interface NoticeSettings {
  mail?: { server: MailServer; from: MailAddress; to: ByName<MailAddress[]>; summaryDay: number | undefined };
  webhook?: { urls: ByName<string>; secret: Buffer };
}

type Env = Readonly<Record<string, string>>;

/** What belongs together, and the setting that is read for each name: `MAIL_TO`, `MAIL_TO_JOBS`. */
const mailParts = {
  MAIL_URL: 'the mail server, such as smtp://name:password@mail.example.com:587',
  MAIL_FROM: 'the sender of all mails, such as forms@example.com',
  MAIL_TO: 'who gets the notices, such as office@example.com',
};
const secretHint =
  'a key of 24 to 64 bytes, which this command makes: echo "whsec_$(openssl rand -base64 32)"';

/** Days for `MAIL_SUMMARY`, numbered as JavaScript does. */
const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/**
 * Reads the settings of mails and webhooks. No message shows a value that may hold a password.
 * @throws Error with one sentence for an invalid setting.
 */
export function readNoticeSettings(env: NodeJS.ProcessEnv = process.env): NoticeSettings {
  // Containers pass settings that nobody filled in as empty texts.
  const entries = Object.entries(env).flatMap(([name, value]) =>
    value?.trim() ? [[name, value.trim()]] : [],
  );
  const settings = Object.fromEntries(entries) as Env;
  return { ...readMail(settings), ...readWebhook(settings) };
}

function readMail(env: Env): Pick<NoticeSettings, 'mail'> {
  const used = Object.keys(env).find((name) => /^MAIL_(?:URL|FROM|SUMMARY|TO(?:_.*)?)$/.test(name));
  if (used === undefined) return {};
  for (const [name, description] of Object.entries(mailParts))
    if (env[name] === undefined) throw new Error(`Missing ${name} beside ${used}: ${description}.`);
  const { MAIL_URL = '', MAIL_FROM = '', MAIL_SUMMARY } = env;
  const [from, second] = readAddresses(MAIL_FROM, 'MAIL_FROM');
  if (!from || second) throw new Error(`Expected one address in MAIL_FROM instead of "${MAIL_FROM}".`);
  const summaryDay = MAIL_SUMMARY === undefined ? undefined : days.indexOf(MAIL_SUMMARY.toLowerCase());
  if (summaryDay === -1)
    throw new Error(`Expected a day such as "monday" in MAIL_SUMMARY instead of "${MAIL_SUMMARY}".`);
  return {
    mail: { server: readServer(MAIL_URL), from, to: readNamed(env, 'MAIL_TO', readAddresses), summaryDay },
  };
}

function readServer(text: string): MailServer {
  const escape = 'Write "@" of a password as %40, "/" as %2F, "?" as %3F, "#" as %23 and "%" as %25.';
  const url = parseUrl(text);
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol))
    throw new Error(`Expected smtp:// or smtps:// with a host and a port in MAIL_URL. ${escape}`);
  if (!Number(url.port))
    throw new Error('Missing port in MAIL_URL, usually :587 with smtp:// and :465 with smtps://.');
  if (url.pathname.length > 1 || url.search || url.hash)
    throw new Error(`Unexpected text after the port in MAIL_URL. ${escape}`);
  if (!url.username !== !url.password)
    throw new Error('Expected both a name and a password in MAIL_URL, or neither.');
  const { hostname, port, protocol, username, password } = url;
  // The brackets of an IPv6 address belong to URLs only.
  const server = {
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: Number(port),
    secure: protocol === 'smtps:',
  };
  try {
    const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
    return username === '' ? server : { ...server, auth };
  } catch {
    throw new Error(`Unexpected "%" in MAIL_URL. ${escape}`);
  }
}

function readAddresses(text: string, setting: string): MailAddress[] {
  return text.split(',').map((item) => {
    const entry = item.trim();
    const [, name = '', bare = entry] = /^([^<>]*)<([^<>]*)>$/.exec(entry) ?? [];
    const address = toMailable(bare);
    if (address !== undefined) return { name: name.trim().replaceAll('"', ''), address };
    throw new Error(
      `Expected an e-mail address such as office@example.com in ${setting} instead of "${entry}".`,
    );
  });
}

/**
 * An address that every mail server takes, with the domain in ASCII. Undefined when it is no address, or when the part
 * before the @ is not ASCII.
 */
export function toMailable(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const domain = domainToASCII(address.slice(at + 1));
  const isUsable = isEmail(address) && /^[!-~]+$/.test(address.slice(0, at)) && domain !== '';
  return isUsable ? `${address.slice(0, at)}@${domain}` : undefined;
}

function readWebhook(env: Env): Pick<NoticeSettings, 'webhook'> {
  const { WEBHOOK_SECRET } = env;
  const urls = readNamed(env, 'WEBHOOK_URL', readWebhookUrl);
  if (urls.size === 0 && WEBHOOK_SECRET === undefined) return {};
  if (urls.size === 0) throw new Error('Missing WEBHOOK_URL beside WEBHOOK_SECRET: where messages are sent.');
  if (WEBHOOK_SECRET === undefined)
    throw new Error(`Missing WEBHOOK_SECRET beside WEBHOOK_URL: ${secretHint}`);
  const secret = Buffer.from(/^whsec_([\w+/-]+=*)$/.exec(WEBHOOK_SECRET)?.[1] ?? '', 'base64');
  if (secret.length < 24 || secret.length > 64) throw new Error(`Expected in WEBHOOK_SECRET ${secretHint}`);
  return { webhook: { urls, secret } };
}

function readWebhookUrl(text: string, setting: string): string {
  const url = parseUrl(text);
  // A name without a dot is one of the own network, such as that of a container.
  const isNear = url?.protocol === 'http:' && /^(?:[^.:]+|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (url?.protocol !== 'https:' && !isNear)
    throw new Error(
      `Expected an address with https:// in ${setting}, because messages are personal data. Only hosts without a dot in their name may have http://.`,
    );
  if (url?.username || url?.password)
    throw new Error(`Unexpected name or password in ${setting}: the signature shows who sends.`);
  return text;
}

type NamedSetting = 'MAIL_TO' | 'WEBHOOK_URL';

function readNamed<T>(
  env: Env,
  setting: NamedSetting,
  read: (text: string, setting: string) => T,
): ByName<T> {
  const entries = Object.entries(env).filter(([name]) => name === setting || name.startsWith(`${setting}_`));
  return new Map(
    entries.map(([name, value]) => [
      name
        .slice(setting.length + 1)
        .toLowerCase()
        .replaceAll('_', '-'),
      read(value, name),
    ]),
  );
}

function settingOf(setting: NamedSetting, name: string): string {
  return [setting, ...(name === '' ? [] : [name.toUpperCase().replaceAll('-', '_')])].join('_');
}

/**
 * Compares the settings with the names that the site's forms give to their readers. Returns a sentence for each name
 * without a setting.
 * @throws Error for a setting whose name no form has.
 */
export function compareNames({ mail, webhook }: NoticeSettings, names: readonly string[]): string[] {
  const configured = { MAIL_TO: mail?.to, WEBHOOK_URL: webhook?.urls };
  for (const [setting, map] of Object.entries(configured) as [NamedSetting, ByName<unknown> | undefined][]) {
    const unknown = [...(map?.keys() ?? [])].find((name) => name !== '' && !names.includes(name));
    if (unknown === undefined) continue;
    const settingNames = [setting, ...names.map((name) => settingOf(setting, name))];
    throw new Error(
      `${explainUnknown('setting', settingOf(setting, unknown), settingNames)} No form has "notice": "${unknown}".`,
    );
  }
  const missing = names.filter((name) => !mail?.to.has(name) && !webhook?.urls.has(name));
  return missing.map((name) => {
    const consequence = mail
      ? 'They go to MAIL_TO.'
      : webhook?.urls.has('')
        ? 'They go to WEBHOOK_URL.'
        : 'Nobody is told.';
    return `Missing ${settingOf('MAIL_TO', name)} for the messages of forms with "notice": "${name}". ${consequence}`;
  });
}
