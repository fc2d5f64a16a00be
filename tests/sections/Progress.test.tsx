import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageContext } from '../../src/components/use-language.ts';
import { Progress } from '../../src/sections/ContactForm/Progress.tsx';
import { completeFormWords } from '../../src/shared/forms/form-words.ts';

test.each([
  ['en', '(9 sec)'],
  ['de', '(9 Sek.)'],
])('in %s the time until the next attempt is written %s', (lang, written) => {
  const phase = { name: 'sending', wait: 'again', until: Date.now() + 8_900 } as const;
  const html = renderToStaticMarkup(
    <LanguageContext value={{ lang }}>
      <Progress phase={phase} words={completeFormWords(undefined)} isKept={false} onStop={() => {}} />
    </LanguageContext>,
  );
  expect(html).toContain(written);
});
