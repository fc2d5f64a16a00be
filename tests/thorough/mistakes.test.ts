import { testMutations, testPairs } from '../engine/many/mistakes.ts';
import { testMissingSigns } from '../engine/many/one-edit.ts';

// `MISTAKES_EVERY=50 npm run test:thorough mistakes` runs every fiftieth.
const every = Number(process.env.MISTAKES_EVERY ?? 1);

testMutations(every);
testMissingSigns(every);
testPairs(Math.ceil(2000 / every));
