import { allRules } from '../all-rules.ts';
import { describeSection } from '../generate/describe-section.ts';
import { readSchemaFiles } from '../schemas/load-schemas.ts';
import { suggest } from '../text/suggest.ts';
import { createNodeFileSystem } from '../files/node-file-system.ts';

/**
 * What a rule wants, as text.
 * @throws Error when there is no such rule.
 */
export function explainRule(id: string): string {
  const meta = allRules.find(({ rule }) => rule === id);
  if (!meta)
    throw new Error(
      unknown(
        'rule',
        id,
        allRules.map(({ rule }) => rule),
      ),
    );
  return `${meta.rule} (${meta.severity})\n\n${meta.description}\n\nWrong: ${meta.bad}\nRight: ${meta.good}\n`;
}

/**
 * What a section type takes, as text.
 * @throws Error when there is no such type.
 */
export function describeType(root: string, type: string): string {
  const { files } = readSchemaFiles(createNodeFileSystem(root), 'section-schemas');
  const file = files.find(({ name }) => name === `${type}.json`);
  if (!file)
    throw new Error(
      unknown(
        'section type',
        type,
        files.map(({ name }) => name.slice(0, -'.json'.length)),
      ),
    );
  return describeSection(files, file);
}

function unknown(what: string, name: string, known: string[]): string {
  const meant = suggest(name, known);
  return `Unknown ${what} "${name}". ${meant === undefined ? `Known: ${known.join(', ')}.` : `Did you mean "${meant}"?`}`;
}
