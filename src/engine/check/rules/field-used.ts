import { isObject, stepInto } from '../../json/json.ts';
import type { Field } from '../../schemas/field.ts';
import { listSome, quote } from '../../text/messages.ts';
import { judgeEach } from '../rule.ts';

export const fieldUsed = judgeEach('warning', ({ contentFile: { isKnown }, report, valuesOf }) => {
  const fix = { removes: true, safe: false } as const;
  for (const { value: variant, mark, isDefault } of valuesOf('limited')) {
    const { field, value, pointer, holder, key } = mark;
    const usage = field.usedIn?.[variant];
    const { with: needed, first, most } = usage ?? {};
    const isWithout = needed !== undefined && isObject(holder) && !Object.hasOwn(holder, needed);
    // The missing variant or picture may be the value that could not be understood.
    if ((isDefault || isWithout) && !isKnown(pointer)) continue;
    const chosen = `the variant "${variant}"${isDefault ? ', which is taken when none is named,' : ''}`;
    const words = `${quote(key)}: ${chosen}`;
    const reportKey = (why: string, hint: string) =>
      report({ at: 'key', pointer }, `Unexpected ${words} ${why}`, { hint, fix });
    const hint = hintOf(field, variant);
    if (!usage) reportKey('has no use for it.', hint);
    else if (isWithout) reportKey(`shows it with a "${needed}" only.`, `Add a "${needed}", or remove it.`);
    else if (first && !/\/0\/[^/]+$/.test(pointer))
      reportKey('shows that of the first entry only.', 'Move it to the first entry, or remove it.');
    else if (most !== undefined && Array.isArray(value) && value.length > most)
      report(stepInto(pointer, most), `Unexpected entry of ${words} shows ${most} of them.`, { hint, fix });
  }
  for (const { value: replacement, key, place } of valuesOf('replaced'))
    report(
      { at: 'key', pointer: place.pointer },
      `Unexpected ${quote(key)} beside ${quote(replacement)}, which is shown in its place.`,
      {
        hint: 'Visitors never see it. Remove it, or remove the other one.',
        fix,
      },
    );
});

function hintOf({ usedIn = {} }: Field, variant: string): string {
  const otherVariants = Object.keys(usedIn).filter((name) => name !== variant);
  if (otherVariants.length === 0) return 'Remove it.';
  return `Remove it, or choose another variant: ${listSome(otherVariants, (name) => `"${name}"`)}.`;
}
