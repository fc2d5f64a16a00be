import type { Dye } from './dyes.ts';
import type { DyedSolid, Part, Solid } from './scene.ts';
import type { Vector } from './vector.ts';

export type Hair = 'short' | 'side' | 'long' | 'bun';

function ellipsoid(at: Vector, radii: Vector): Solid {
  return { shape: 'ellipsoid', at, radii };
}

/** Head, neck, brows and eyes. `turn` applies to the head only. */
export function face(skin: Dye, brows: Dye, turn: number): Part[] {
  const skull: Solid = {
    shape: 'join',
    of: [ellipsoid([0, 0.02, 0], [0.47, 0.58, 0.52]), ellipsoid([0, -0.3, 0.1], [0.34, 0.34, 0.36])],
    blend: 0.16,
  };
  const nose = ellipsoid([0, -0.06, 0.53], [0.075, 0.15, 0.1]);
  const ears = [-0.48, 0.48].map((x) => ellipsoid([x, -0.06, -0.02], [0.07, 0.13, 0.1]));
  const head: Solid = {
    shape: 'join',
    at: [0, 1.95, 0],
    yaw: turn,
    of: [{ shape: 'join', of: [skull, nose], blend: 0.07 }, ...ears],
  };
  const neck: Solid = { shape: 'rod', from: [0, 1.5, -0.06], to: [0, 1.1, -0.1], radius: 0.22 };
  return [
    { shape: 'join', of: [head, neck], blend: 0.08, dye: skin },
    {
      at: [0, 1.95, 0],
      yaw: turn,
      group: [...[-1, 1].flatMap((side) => brow(side, brows)), ...eyes()],
    },
  ];
}

function brow(side: number, dye: Dye): DyedSolid[] {
  const peak: Vector = [side * 0.19, 0.145, 0.47];
  return [
    { shape: 'rod', from: [side * 0.1, 0.125, 0.5], to: peak, radius: 0.017, dye },
    { shape: 'rod', from: peak, to: [side * 0.27, 0.115, 0.41], radius: 0.015, dye },
  ];
}

/** No mouth: a line of threads this thin looks like a squiggle. */
function eyes(): DyedSolid[] {
  return [
    {
      shape: 'sphere',
      at: [
        [-0.17, 0, 0.45],
        [0.17, 0, 0.45],
      ],
      radius: 0.042,
      dye: 'iris',
    },
  ];
}

/** Hair is a cap with the face cut out. */
const caps: Record<Hair, { cap: Solid; face: Solid; knot?: Solid }> = {
  short: {
    cap: ellipsoid([0, 0.16, -0.06], [0.53, 0.54, 0.56]),
    face: ellipsoid([0, -0.16, 0.42], [0.52, 0.56, 0.5]),
  },
  side: {
    cap: {
      shape: 'join',
      of: [
        ellipsoid([-0.05, 0.2, -0.05], [0.54, 0.52, 0.57]),
        ellipsoid([0.18, 0.52, 0.22], [0.34, 0.2, 0.3]),
      ],
      blend: 0.15,
    },
    face: ellipsoid([-0.04, -0.22, 0.44], [0.5, 0.58, 0.5]),
  },
  long: {
    cap: {
      shape: 'join',
      of: [ellipsoid([0, 0.14, -0.1], [0.57, 0.58, 0.56]), ellipsoid([0, -0.5, -0.26], [0.58, 0.78, 0.34])],
      blend: 0.3,
    },
    face: ellipsoid([0.06, -0.2, 0.46], [0.42, 0.62, 0.56]),
  },
  bun: {
    cap: ellipsoid([0, 0.15, -0.08], [0.53, 0.53, 0.55]),
    face: ellipsoid([0, -0.18, 0.44], [0.48, 0.56, 0.5]),
    knot: { shape: 'sphere', at: [0, 0.72, -0.22], radius: 0.25 },
  },
};

export function hair(style: Hair, dye: Dye): DyedSolid {
  const { cap, face: free, knot } = caps[style];
  const cut: Solid = { shape: 'cut', from: cap, away: [free] };
  return knot ? { shape: 'join', of: [cut, knot], blend: 0.06, dye } : { ...cut, dye };
}

export function beard(dye: Dye): DyedSolid[] {
  const chin: Solid = {
    shape: 'overlap',
    of: [ellipsoid([0, -0.3, 0.08], [0.4, 0.36, 0.4]), { shape: 'half', axis: 'y', to: -0.08 }],
  };
  return [
    { shape: 'cut', from: chin, away: [ellipsoid([0, -0.12, 0.34], [0.26, 0.2, 0.4])], dye },
  ];
}

export function glasses(): DyedSolid[] {
  return [
    {
      shape: 'torus',
      at: [
        [-0.18, 0, 0.52],
        [0.18, 0, 0.52],
      ],
      tilt: 90,
      radius: 0.13,
      thickness: 0.02,
      dye: 'horn',
    },
    { shape: 'rod', from: [-0.05, 0.02, 0.54], to: [0.05, 0.02, 0.54], radius: 0.02, dye: 'horn' },
  ];
}

const shoulders: Solid = {
  shape: 'join',
  of: [
    ellipsoid([0, 0.42, -0.12], [1, 0.62, 0.5]),
    { shape: 'rod', from: [0, 0, -0.12], to: [0, -1, -0.12], radius: 0.85 },
  ],
  blend: 0.3,
};

/** The opening of the jacket: wide at the neck, closing towards the chest. */
const opening: Solid = {
  shape: 'slab',
  at: [0, 0, 4.9],
  outline: {
    outline: 'polygon',
    points: [
      [-0.5, 1.82],
      [0.5, 1.82],
      [0.5, 1.32],
      [0.07, 0.38],
      [-0.07, 0.38],
      [-0.5, 1.32],
    ],
  },
  half: 5,
};

export function body(dye: Dye): DyedSolid {
  return { shape: 'cut', from: shoulders, away: [opening], dye };
}

export function collar(dye: Dye): DyedSolid {
  const shirt: Solid = {
    shape: 'overlap',
    of: [
      { ...shoulders, grow: -0.03 },
      { ...opening, grow: 0.02 },
    ],
  };
  const ring: Solid = { shape: 'torus', at: [0, 1.1, -0.08], radius: 0.25, thickness: 0.075 };
  return { shape: 'join', of: [shirt, ring], blend: 0.04, dye };
}
