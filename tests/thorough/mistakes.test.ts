import { testMutations } from '../engine/many/mutations.ts';
import { testMissingSigns } from '../engine/many/one-edit.ts';
import { testPairs } from '../engine/many/pairs.ts';

// `MISTAKES_EVERY=50 npm run test:thorough mistakes` tries every fiftieth.
const every = Number(process.env.MISTAKES_EVERY ?? 1);

testMutations(every);
testMissingSigns(every);
testPairs(Math.ceil(2000 / every));
