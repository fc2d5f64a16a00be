import { createElement, type ReactNode } from 'react';

/** `renderToString` or `renderToStaticMarkup` of React. */
type Render = (document: ReactNode, options: { identifierPrefix: string }) => string;

const start = '<html><head>';
const middle = '</head><body>';
const end = '</body></html>';

/**
 * Renders content as React does in a document. `head`: what belongs into the head for it, such as preloads of pictures
 * that load first. `body`: the content, without the script that React adds for forms that are submitted before hydration:
 * their clicks are held until then.
 */
export function renderContent(render: Render, content: ReactNode, identifierPrefix = '') {
  const html = render(createElement('html', null, createElement('body', null, content)), {
    identifierPrefix,
  });
  const [head = '', rest = ''] = html.slice(start.length, -end.length).split(middle);
  const [body = ''] = rest.split(`<script id="_${identifierPrefix}R_">`);
  return { head, body };
}
