import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeJson } from '../build-fixture.ts';

/** The page that says it is in English. */
export const englishPage = '/growing/tools';

/** The fixture site as if it were written in Arabic, with one page in English. */
export function toArabic(pages: string): void {
  changeJson(join(pages, '_site/brand.json'), { language: 'ar' });
  changeJson(join(pages, `${englishPage}.json`), { lang: 'en' });
  const words = {
    blocks: { show: 'اعرض {number} من {count}', position: '{number} من {count}' },
    site: { loading: 'جارٍ تحميل الصفحة' },
  };
  writeFileSync(join(pages, '_site/words.json'), JSON.stringify({ languages: { ar: words } }));
}
