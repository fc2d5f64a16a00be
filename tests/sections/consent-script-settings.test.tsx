import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ConsentScripts } from '../../src/shell/ConsentScripts.tsx';

test('settings of a script cannot say that it is allowed, what it is, or where it lies', () => {
  const settings = ['data-consent-category', 'data-consent-type', 'type', 'src'].map((name) => ({
    name,
    value: 'module',
  }));
  const script = { category: 'analytics' as const, src: 'https://a.example/a.js', settings };
  const markup = renderToStaticMarkup(<ConsentScripts scripts={[script]} />);
  expect(markup).not.toContain('"module"');
  expect(markup).toContain('data-consent-category="analytics"');
  expect(markup).toContain('type="text/plain"');
  expect(markup).toContain('src="https://a.example/a.js"');
});
