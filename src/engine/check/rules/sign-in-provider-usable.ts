import { quote } from '../../text/quote.ts';
import { isObject, type Json } from '../../json/json.ts';
import { readJson } from '../../json/read-json.ts';
import { defineRule } from '../rule.ts';
import { explainIssuer, explainProviderHost } from './shared/explain-issuer.ts';

export const signInProviderUsable = defineRule({
  id: 'sign-in-provider-usable',
  severity: 'error',
  isFixed: true,
  looksAt: 'site',
  create: ({ site, report }) => ({
    document({ kind, name, file }: { kind: string; name?: string; file: string }) {
      if (kind !== 'site' || name !== 'sign-in') return;
      const read = readJson(site.fileSystem, file);
      if (!('value' in read) || !isObject(read.value) || !isObject(read.value.provider)) return;
      const { issuer, clientId, hosts } = read.value.provider;
      const find = (at: string, message: string, hint: string) =>
        report({ file, place: { at: 'value', pointer: `/provider/${at}` }, message, hint });

      judge('issuer', issuer, explainIssuer);
      if (Array.isArray(hosts))
        for (const [index, host] of hosts.entries()) judge(`hosts/${index}`, host, explainProviderHost);
      if (typeof clientId === 'string' && /\s/.test(clientId))
        find(
          'clientId',
          clientId.trim() === ''
            ? 'Missing client id: there are only spaces.'
            : `Unexpected space in the client id ${quote(clientId)}.`,
          'Copy it once more from the service: it is one word.',
        );

      function judge(at: string, value: Json | undefined, explain: typeof explainIssuer) {
        if (typeof value !== 'string' || value === '') return;
        const problem = explain(value);
        if (problem) find(at, problem.message, problem.hint);
      }
    },
  }),
});
