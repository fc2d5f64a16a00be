import { testHostileContent } from './many/fuzz.ts';
import { testMutations, testPairs } from './many/mistakes.ts';

testHostileContent({ seed: 1, rounds: 1, mutations: 5, every: 3 });
testMutations(6);
testPairs(60);
