import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeJson } from '../build-fixture.ts';

/** The page whose language is English. */
export const englishPage = '/growing/tools';

/** Translates the fixture site to Arabic, except for one page. */
export function toArabic(pages: string): void {
  changeJson(join(pages, '_site/brand.json'), { language: 'ar' });
  changeJson(join(pages, `${englishPage}.json`), { lang: 'en' });
  const words = {
    blocks: { show: 'اعرض {number} من {count}', position: '{number} من {count}' },
    site: { loading: 'جارٍ تحميل الصفحة' },
  };
  writeFileSync(join(pages, '_site/words.json'), JSON.stringify({ languages: { ar: words } }));
}
