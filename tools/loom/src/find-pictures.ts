import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import type { Scene } from './scene.ts';
import { shrinkSvg } from './shrink-svg.ts';
import { photographSwatch } from './swatch/photograph-swatch.ts';
import { swatches } from './swatch/swatches.ts';
import { weavePicture } from './weave/weave-picture.ts';

/** A generated file of public/img. */
export interface Picture {
  name: string;
  file: string;
  /** Its content, for lists. */
  title: string;
  draw: () => Promise<Buffer>;
}

const scenesFolder = new URL('scenes/', import.meta.url);

/** All pictures by name: one per file in scenes/ and one per swatch. */
export async function findPictures(): Promise<Map<string, Picture>> {
  const names = readdirSync(scenesFolder).map((file) => parse(file).name);
  const scenes = await Promise.all(names.map(loadScene));
  const samples = Object.entries(swatches).map(([name, swatch]): Picture => {
    return {
      name,
      file: `${name}.webp`,
      title: `${swatch.draft} weave`,
      draw: () => photographSwatch(swatch),
    };
  });
  return new Map([...scenes, ...samples].map((picture) => [picture.name, picture]));
}

async function loadScene(name: string): Promise<Picture> {
  const { scene }: { scene: Scene } = await import(new URL(`${name}.ts`, scenesFolder).href);
  return {
    name,
    file: `${name}.svg`,
    title: scene.title,
    draw: async () => Buffer.from(shrinkSvg(weavePicture(scene))),
  };
}
