import type { Collection as CollectionFile } from '../../shared/generated/site.ts';
import { isObject } from '../json/json.ts';
import { asGenerated } from './as-generated.ts';
import type { Collection } from './collections.ts';
import { compile, type Source } from './compile.ts';
import type { CommonFile } from './compiled-file.ts';

const noBlocks = new Map<string, never>();

export function compileCollections(source: Omit<Source, 'shared'>): Map<string, Collection> {
  const { files, schemas } = source;
  return new Map(
    Array.from(files.collections, ([route, file]) => {
      const compiled: CommonFile = {
        ...compile({ ...source, shared: noBlocks }, file, schemas.collection),
        kind: 'collection',
        name: route,
      };
      const settings =
        compiled.isSound && isObject(compiled.value)
          ? asGenerated<CollectionFile>(compiled.value)
          : undefined;
      return [route, { route, compiled, settings }];
    }),
  );
}
