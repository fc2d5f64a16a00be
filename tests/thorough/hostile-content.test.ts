import { testHostileContent } from '../engine/many/fuzz.ts';

// `FUZZ_SEED=7 npm run test:thorough hostile-content` runs with other random values.
testHostileContent({ seed: Number(process.env.FUZZ_SEED ?? 1), rounds: 10, mutations: 200, every: 1 });
