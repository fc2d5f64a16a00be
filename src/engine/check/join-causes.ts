import type { Finding } from '../diagnostics/finding.ts';
import { groupBy } from '../text/group-by.ts';
import { listSome } from '../text/messages.ts';

/** Rules about names of what is elsewhere: what is missing there is missing in every place that names it. */
const namesElsewhere: ReadonlySet<string> = new Set([
  'asset-exists',
  'color-known',
  'form-destination-exists',
  'link-anchor-exists',
  'link-target-exists',
  'placeholder-known',
  'scheme-known',
  'shared-block-exists',
]);

/** As many are reported one by one. */
const maxSeparate = 3;

/** Many findings with one cause become one, at the first place. Those with a safe fix stay, as each is fixed. */
export function joinCauses(findings: readonly Finding[]): readonly Finding[] {
  const groups = groupBy(findings, (finding) =>
    quotesName(finding) ? finding.rule + finding.message : finding,
  );
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (others.length < maxSeparate) return group;
    const files = listSome([...new Set(others.map(({ file }) => file))]);
    return [addHint(first, `${others.length} more places have the same mistake, in ${files}.`)];
  });
}

/** True for what an editor can search for at the other places, whose lines are not said. */
function quotesName({ rule, message, fix }: Finding): boolean {
  return namesElsewhere.has(rule) && message.includes('"') && !fix?.safe;
}

function addHint(finding: Finding, sentence: string): Finding {
  const { hint } = finding;
  if (hint === undefined) return { ...finding, hint: sentence };
  if (typeof hint === 'string') return { ...finding, hint: `${hint} ${sentence}` };
  return { ...finding, hint: { at: hint.at, text: (line) => `${hint.text(line)} ${sentence}` } };
}
