import { quote } from '../../text/messages.ts';
import { judgeEach } from '../rule.ts';
import { explainAddress, readOwnAddress } from './shared/addresses.ts';

/** Matches addresses that may run code, or whose target is not the visible one. */
const hasScheme = /[\u0000-\u001f\u007f\\]|^[a-z][a-z0-9+.-]*:/i;

export const linkAddressSafe = judgeEach('fixed', ({ isAddress, report, site, valuesOf }) => {
  for (const link of valuesOf('url')) {
    const { value } = link;
    const advice = explainAddress(value, isAddress);
    if (!advice) continue;
    const opening = hasScheme.test(value) || value.startsWith('//') ? 'Unsafe link' : 'Unknown kind of link';
    const { route = '', rest } = readOwnAddress(value, site) ?? {};
    const siteAdvice = { meant: route + rest, safe: true, hint: 'An address of this site begins with "/".' };
    report(link, `${opening} ${quote(value)}.`, isAddress(route) ? siteAdvice : advice);
  }
});
