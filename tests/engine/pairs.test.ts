import { testPairs } from './many/pairs.ts';

testPairs(60);
