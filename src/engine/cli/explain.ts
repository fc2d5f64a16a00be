import { UsageError } from '../../command-line/read-arguments.ts';
import { rules } from '../check/rules/index.ts';
import { explainRule } from '../check/describe-rule.ts';
import { describeSection } from '../generate/describe-section.ts';
import { readSchemaFiles } from '../schemas/load-schemas.ts';
import { askBack } from '../../shared/suggest.ts';
import { suggest } from '../../shared/suggest.ts';
import { createNodeFileSystem } from '../files/node-file-system.ts';

/**
 * A rule's requirement as text.
 * @throws UsageError when there is no such rule.
 */
export function explainById(root: string, id: string): string {
  const rule = rules.find((known) => known.id === id);
  if (rule) return explainRule(createNodeFileSystem(root), rule);
  const ids = rules.map((known) => known.id);
  throw new UsageError(unknown('rule', id, ids));
}

/**
 * A section type's properties as text.
 * @throws UsageError when there is no such type.
 */
export function describeType(root: string, type: string): string {
  const { files } = readSchemaFiles(createNodeFileSystem(root), 'section-schemas');
  const file = files.find(({ name }) => name === `${type}.json`);
  if (!file)
    throw new UsageError(
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
  const message = `Unknown ${what} "${name}".`;
  return meant === undefined ? `${message} Known: ${known.join(', ')}.` : askBack(message, `"${meant}"`);
}
