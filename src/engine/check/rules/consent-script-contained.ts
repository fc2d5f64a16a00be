import { isObject } from '../../json/json.ts';
import { judgeEach } from '../rule.ts';
import { listSome, quote } from '../../text/messages.ts';

export const consentScriptContained = judgeEach('warning', ({ contentFile, report }) => {
  if (contentFile.kind !== 'site' || contentFile.name !== 'consent' || !isObject(contentFile.value)) return;
  const { scripts } = contentFile.value;
  for (const [index, script] of Array.isArray(scripts) ? scripts.entries() : []) {
    if (!isObject(script) || !Array.isArray(script.loadsFrom)) continue;
    const named = [script.src, ...script.loadsFrom].filter((host) => typeof host === 'string');
    report(
      `/scripts/${index}/loadsFrom`,
      `Opened the security policy of every page: what is loaded from ${listSome(named, quote)} may add scripts, styles, pictures and frames, and scripts may write markup.`,
      {
        hint: 'Remove "loadsFrom" if the script works without it. If it is meant, set "consent-script-contained" to "off" in check.config.json.',
      },
    );
  }
});
