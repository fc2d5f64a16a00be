import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { capitalize } from '../../src/engine/generate/describe-section.ts';
import { testedSections } from '../stage/project-schemas.ts';

const types = Array.from(testedSections, ([type, { field }]) => ({
  type,
  variants: field.variants?.all ?? [],
})).filter(({ variants }) => variants.length > 0);

test.each(types)('each variant of $type has a file with its name', ({ type, variants }) => {
  const missing = variants.flatMap((variant) => {
    const component = capitalize(type) + capitalize(variant);
    const file = `src/sections/${capitalize(type)}/${component}.tsx`;
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const exports = new RegExp(`^export (?:function|const) ${component}\\b`, 'm');
    return exports.test(text)
      ? []
      : [
          `"variant": "${variant}" of ${type} needs the file ${file}, which exports the component ${component}.`,
        ];
  });
  expect(missing).toEqual([]);
});
