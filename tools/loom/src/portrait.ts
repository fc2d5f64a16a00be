import { beard, body, collar, face, glasses, hair, type Hair } from './portrait-parts.ts';
import { groundOf, type Dye, type GroundName } from './dyes.ts';
import type { Scene } from './scene.ts';

/** The features of a person. */
export interface Person {
  seed: number;
  ground: GroundName;
  skin: Dye;
  hair: Hair;
  hairDye: Dye;
  beard?: boolean;
  glasses?: boolean;
  jacket: Dye;
  shirt: Dye;
  /** How far the head is turned, in degrees; negative looks to the left. */
  turn: number;
}

/** A woven portrait, seen from the front, of no real person. */
export function portrait(person: Person): Scene {
  return {
    title: 'Woven portrait',
    frame: { width: 800, height: 900, span: 3.1, pan: [0, 20], target: [0, 1.55, 0], yaw: 0, pitch: 1.15 },
    ground: { ...groundOf(person.ground), tone: 0.4 },
    seed: person.seed,
    pitch: 7,
    step: 2.5,
    emboss: 1.1,
    light: [-0.42, 0.62, 0.9],
    floor: -9,
    parts: [
      ...face(person.skin, person.hairDye, person.turn),
      {
        at: [0, 1.95, 0],
        yaw: person.turn,
        group: [
          hair(person.hair, person.hairDye),
          ...(person.beard ? beard(person.hairDye) : []),
          ...(person.glasses ? glasses() : []),
        ],
      },
      body(person.jacket),
      collar(person.shirt),
    ],
  };
}
