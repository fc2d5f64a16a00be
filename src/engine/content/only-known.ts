import type { Facts, Use } from './facts.ts';

/** The facts without those that cannot be judged. A heading stays, as its level is known. */
export function onlyKnown(facts: Facts, unknown: ReadonlySet<string>): Facts {
  if (unknown.size === 0) return facts;
  const known = <T extends Pick<Use, 'place'>>(uses: T[]) => uses.filter((use) => isKnown(use, unknown));
  return {
    ...facts,
    links: known(facts.links),
    linkLabels: known(facts.linkLabels),
    pictures: known(facts.pictures).map(({ alt, ...picture }) => ({
      ...picture,
      alt: alt && isKnown(alt, unknown) ? alt : undefined,
    })),
    files: known(facts.files),
    anchors: known(facts.anchors),
    // The name of an item may be unknown.
    keys: [],
    richTexts: known(facts.richTexts),
    shared: known(facts.shared),
  };
}

function isKnown({ place }: Pick<Use, 'place'>, unknown: ReadonlySet<string>): boolean {
  return !('pointer' in place && unknown.has(place.pointer));
}
