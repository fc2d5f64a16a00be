import { Ajv2020 } from 'ajv/dist/2020.js';
import { isEndpointAddress, isScriptAddress, isSiteAddress } from '../../shared/web-address.ts';

/**
 * A strict validator: a misspelt keyword in a schema is an error, never ignored.
 * `role`, `headingLevel`, `keyOf`, `mayBeMissing` and `tsType` are this project's own keywords,
 * `site-address`, `script-address` and `endpoint-address` its own formats; the others are what editors read.
 */
export function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    allErrors: true,
    verbose: true,
    logger: false,
    unicode: false,
    code: { optimize: false },
  });
  ajv.addKeyword({
    keyword: 'role',
    schemaType: 'string',
    metaSchema: { enum: ['url', 'picture', 'file', 'richText', 'heading', 'anchor', 'key', 'form'] },
  });
  ajv.addKeyword({ keyword: 'keyOf', schemaType: 'string' });
  ajv.addKeyword({ keyword: 'mayBeMissing', schemaType: 'boolean' });
  ajv.addKeyword({
    keyword: 'headingLevel',
    metaSchema: {
      anyOf: [
        { type: 'integer', minimum: 1, maximum: 4 },
        { type: 'array', items: { type: 'integer', minimum: 1, maximum: 4 }, minItems: 2, maxItems: 2 },
      ],
    },
  });
  ajv.addFormat('site-address', { type: 'string', validate: isSiteAddress });
  ajv.addFormat('script-address', { type: 'string', validate: isScriptAddress });
  ajv.addFormat('endpoint-address', { type: 'string', validate: isEndpointAddress });
  ajv.addVocabulary(['tsType', 'markdownDescription', 'enumDescriptions', 'defaultSnippets']);
  return ajv;
}
