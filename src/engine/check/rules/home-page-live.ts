import { homeRoute } from '../../../shared/routes.ts';
import { judgeEach } from '../rule.ts';

export const homePageLive = judgeEach('fixed', ({ contentFile, report }) => {
  if (contentFile.kind !== 'page' || contentFile.route !== homeRoute) return;
  const { draft, from, until } = contentFile.dates;
  const [name] = Object.entries({ draft, from, until }).flatMap(([key, value]) =>
    value === undefined ? [] : [key],
  );
  if (name === undefined) return;
  report({ at: 'key', pointer: `/${name}` }, `Unexpected "${name}" in the home page.`, {
    hint: 'The site always has one: links of the header, and addresses of pages that are not live, lead there. Remove it, and write "from" and "until" into blocks.',
  });
});
