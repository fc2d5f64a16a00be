import { testHostileContent } from '../engine/many/fuzz.ts';

// `FUZZ_SEED=7 npm run test:thorough hostile-content` tries something else.
testHostileContent({ seed: Number(process.env.FUZZ_SEED ?? 1), rounds: 10, mutations: 200, every: 1 });
