import { UsageError } from '../../command-line/read-arguments.ts';
import { ownRulesFolder, rules } from '../check/all-rules.ts';
import type { Setting } from '../check/rule.ts';
import { toCamelCase } from '../text/paths.ts';

/**
 * The files of a new rule of a company's own, by path: its code, and its page with an example. `id`: in lowercase words
 * with hyphens.
 * @throws UsageError for a name that it cannot have.
 */
export function draftRule(id: string, severity: Setting): Record<string, string> {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id))
    throw new UsageError('Expected lowercase words with hyphens, such as "slogan-absent".');
  const taken = rules.find((rule) => rule.id === id);
  if (taken) throw new UsageError(`There is a rule "${id}" already: ${taken.page} describes it.`);
  if (id === 'index') throw new UsageError('"index" is the name of the list of rules. Choose another name.');
  const code = `import { judgeEach } from '../../engine/check/rule.ts';
import { placeIn } from '../../engine/content/compiled-file.ts';

/** Replace it by what no text of yours should say. */
const unwanted = /\\bsynergy\\b/i;

export const ${toCamelCase(id)} = judgeEach('${severity}', ({ contentFile, report }) => {
  for (const text of contentFile.texts) {
    const found = unwanted.exec(text.value);
    if (!found) continue;
    report(placeIn(text, found[0], found.index), \`Unexpected word "\${found[0]}".\`, {
      hint: 'Say what you mean in plain words.',
    });
  }
});
`;
  const page = `# ${id}

A text must not say "synergy".

Readers do not know what it means.

Wrong:

\`\`\`text
pages/index.json
{ "description": "Software with synergy, made for the people who use it every day at work." }
\`\`\`

Found:

\`\`\`text
pages/index.json at synergy
  Unexpected word "synergy".
  Say what you mean in plain words.
\`\`\`

Right:

\`\`\`text
pages/index.json
{ "description": "Software that fits together, made for the people who use it every day." }
\`\`\`
`;
  return { [`${ownRulesFolder}/${id}.ts`]: code, [`${ownRulesFolder}/${id}.md`]: page };
}
