import { testHostileContent } from './many/fuzz.ts';

testHostileContent({ seed: 1, rounds: 1, mutations: 5, every: 3 });
