import { createElement, useId } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderContent } from '../../src/render/render-content.ts';

function Picture() {
  const image = createElement('img', { src: '/a.svg', alt: '', fetchPriority: 'high' });
  return createElement('p', { id: useId() }, 'A ', 1, image);
}

test('the preload of a picture that loads first is for the head, and ids are those of a block that is hydrated alone', () => {
  const { head, body } = renderContent(renderToString, createElement(Picture), 'b2-');
  expect(head).toBe('<link rel="preload" as="image" href="/a.svg" fetchPriority="high"/>');
  const alone = renderToString(createElement(Picture), { identifierPrefix: 'b2-' });
  expect(head + body).toBe(alone);
});

test('content without anything for the head, and without React in the browser, is only its elements', () => {
  const content = createElement('p', null, 'A ', 1);
  expect(renderContent(renderToStaticMarkup, content)).toEqual({ head: '', body: '<p>A 1</p>' });
});

test.each(['', 'b2-'])('a form with an action brings no script (prefix "%s")', (prefix) => {
  const form = createElement('form', { action: () => {} }, createElement('button', null, 'Send'));
  const { body } = renderContent(renderToString, form, prefix);
  expect(body).toMatch(/^<form [^>]*><button>Send<\/button><\/form>$/);
});
