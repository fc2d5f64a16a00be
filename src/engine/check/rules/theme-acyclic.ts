import { isObject, type JsonObject } from '../../json/json.ts';
import { nightSchemesOf, paletteOf, schemesOf } from '../../content/roles/theme.ts';
import { judgeEach } from '../rule.ts';
import { findCircles } from './shared/find-circles.ts';

export const themeAcyclic = judgeEach('fixed', ({ contentFile, site, report }) => {
  if (contentFile.kind !== 'site' || contentFile.name !== 'theme') return;
  const likesIn = (schemes: JsonObject | undefined) =>
    Object.entries(schemes ?? {}).map(
      ([name, scheme]) => [name, isObject(scheme) ? scheme.like : undefined] as const,
    );
  for (const [links, pointerOf] of [
    [Object.entries(paletteOf(site)), (name: string) => `/colors/${name}`],
    [likesIn(schemesOf(site)), (name: string) => `/schemes/${name}/like`],
    [likesIn(nightSchemesOf(site)), (name: string) => `/night/schemes/${name}/like`],
  ] as const) {
    const [circle] = findCircles(new Map(links));
    if (!circle) continue;
    report(pointerOf(circle.name), `Unexpected circle: ${circle.path}.`, {
      hint: 'Each of them names the next, so none has a colour. Write a colour in one of them.',
    });
  }
});
