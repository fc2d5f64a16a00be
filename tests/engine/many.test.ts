import { testHostileContent } from './many/fuzz.ts';
import { testMutations, testPairs } from './many/mistakes.ts';

testHostileContent({ seed: 1, rounds: 1, mutations: 5, every: 8 });
testMutations(24);
testPairs(30);
