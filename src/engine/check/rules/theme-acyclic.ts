import { isObject } from '../../json/json.ts';
import { siteFile } from '../../content/document.ts';
import { paletteOf } from '../../content/roles/theme.ts';
import { judgeEach } from '../rule.ts';
import { findCircles } from './shared/find-circles.ts';

export const themeAcyclic = judgeEach('fixed', ({ document, site, report }) => {
  if (document.kind !== 'site' || document.name !== 'theme') return;
  const { schemes } = siteFile(document, 'theme');
  const likes = Object.entries(isObject(schemes) ? schemes : {}).map(
    ([name, own]) => [name, isObject(own) ? own.like : undefined] as const,
  );
  for (const [links, pointerOf] of [
    [Object.entries(paletteOf(site)), (name: string) => `/colors/${name}`],
    [likes, (name: string) => `/schemes/${name}/like`],
  ] as const) {
    const [circle] = findCircles(new Map(links));
    if (!circle) continue;
    report(pointerOf(circle.name), `Unexpected circle: ${circle.path}.`, {
      hint: 'Each of them names the next, so none has a colour. Write a colour in one of them.',
    });
  }
});
