import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../../src/shared/generated/site.ts';
import { changeContent } from '../build-fixture.ts';

/** Leaves out of the fixture site all that its pages do not need. */
export function leaveOut(pages: string): void {
  const {
    facts,
    httpsOnly: _httpsOnly,
    ...texts
  } = JSON.parse(readFileSync(join(pages, '_site/brand.json'), 'utf8')) as Brand;
  const values = Object.entries({ ...texts, ...facts });
  changeContent(pages, 'least');
  for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue;
    let text = readFileSync(join(pages, file), 'utf8');
    for (const [name, value] of values)
      text = text.replaceAll(`{${name}}`, value).replaceAll(`{facts.${name}}`, value);
    writeFileSync(join(pages, file), text);
  }
}
