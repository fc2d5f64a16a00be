import type { UnusedValue } from '../../content/document.ts';
import { listSome, quote } from '../../text/messages.ts';
import type { Words } from '../../diagnostics/finding.ts';
import type { Rule } from '../rule.ts';

export const fieldUsed: Rule = {
  severity: 'warning',
  document({ document: { unused, isKnown }, report }) {
    for (const use of unused) {
      const { place, isDefault, unmet } = use;
      // The missing variant or picture may be the value that could not be understood.
      const isAboutMissing = isDefault || unmet?.with !== undefined;
      if (isAboutMissing && 'pointer' in place && !isKnown(place.pointer)) continue;
      report(place, explain(use), { fix: { removes: true, safe: false } });
    }
  },
};

function explain({ property, variant, isDefault, unmet, usedIn }: UnusedValue): Words {
  const name = quote(property);
  const chosen = `the variant "${variant}"${isDefault ? ', which is taken when none is named,' : ''}`;
  if (unmet?.with !== undefined)
    return {
      message: `Unexpected ${name}: ${chosen} shows it with a "${unmet.with}" only.`,
      hint: `Add a "${unmet.with}", or remove it.`,
    };
  if (unmet?.first)
    return {
      message: `Unexpected ${name}: ${chosen} shows that of the first entry only.`,
      hint: 'Move it to the first entry, or remove it.',
    };
  const others = usedIn.filter((other) => other !== variant);
  const hint =
    others.length === 0
      ? 'Remove it.'
      : `Remove it, or choose another variant: ${listSome(others, (other) => `"${other}"`)}.`;
  if (unmet?.most !== undefined)
    return { message: `Unexpected entry of ${name}: ${chosen} shows ${unmet.most} of them.`, hint };
  return { message: `Unexpected ${name}: ${chosen} has no use for it.`, hint };
}
