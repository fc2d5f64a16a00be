import type { DyedSolid, Group, Part, Prop } from '../scene.ts';
import { outerSpace, placeInside, type Space } from './space.ts';

/** A dyed solid and the space of its group. */
export interface PlacedSolid {
  solid: DyedSolid;
  space: Space;
}

/** Returns all solids of a scene in order, with props and groups expanded. */
export function expandParts(parts: readonly Part[], space: Space = outerSpace): PlacedSolid[] {
  return parts.flatMap((part) => {
    if ('group' in part) return openGroup(part, placeInside(space, part));
    if ('prop' in part) return expandParts(takeApart(part).group, placeInside(space, part));
    return { solid: part, space };
  });
}

function openGroup({ group, around = 1 }: Group, space: Space): PlacedSolid[] {
  return Array.from({ length: around }, (_, index) =>
    placeInside(space, { yaw: (360 / around) * index }),
  ).flatMap((turned) => expandParts(group, turned));
}

function takeApart(prop: Prop): Group {
  switch (prop.prop) {
    case 'figure':
      return figure(prop);
    case 'coins':
      return coins(prop);
    case 'phone':
      return phone(prop);
    case 'window':
      return browserWindow(prop);
  }
}

type Kind<Name extends Prop['prop']> = Extract<Prop, { prop: Name }>;

/** Its origin is between the feet; 2 units high. */
function figure({ dye }: Kind<'figure'>): Group {
  const body: DyedSolid = {
    shape: 'overlap',
    of: [
      { shape: 'cone', at: [0, 0.42, 0], bottom: 0.46, top: 0.22, height: 0.85 },
      { shape: 'half', axis: 'y', from: 0.02 },
    ],
    dye,
  };
  return { group: [body, { shape: 'sphere', at: [0, 1.64, 0], radius: 0.33, dye }] };
}

function coins({ count, dye, radius = 0.46, half = 0.13, round = 0.05 }: Kind<'coins'>): Group {
  const coin = (index: number): DyedSolid => ({
    shape: 'cylinder',
    at: [0, half + index * half * 2, 0],
    radius,
    half: half * 0.96,
    round,
    dye,
  });
  return { group: Array.from({ length: count }, (_, index) => coin(index)) };
}

/** Its origin is the centre of the body; pictures are on its glass at z = 0.13. */
function phone({ half: [w, h] = [0.92, 1.72], frame, glass }: Kind<'phone'>): Group {
  return {
    group: [
      { shape: 'box', half: [w, h, 0.12], round: 0.1, dye: frame },
      { shape: 'box', at: [0, 0.02, 0.09], half: [w - 0.1, h - 0.13, 0.05], round: 0.03, dye: glass },
      { shape: 'box', at: [0, h - 0.2, 0.15], half: [0.16, 0.035, 0.02], round: 0.015, dye: frame },
    ],
  };
}

/** Its origin is the centre of the pane. */
function browserWindow({ half: [w, h], pane, bar, knots }: Kind<'window'>): Group {
  return {
    group: [
      { shape: 'box', half: [w, h, 0.09], round: 0.06, dye: pane },
      { shape: 'box', at: [0, h - 0.15, 0.03], half: [w, 0.15, 0.1], round: 0.05, dye: bar },
      {
        shape: 'sphere',
        at: [0, 1, 2].map((i) => [-w + 0.2 + i * 0.2, h - 0.15, 0.12]),
        radius: 0.065,
        dye: knots,
      },
    ],
  };
}
