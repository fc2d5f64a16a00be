import { testMutations } from '../engine/many/mutations.ts';
import { testMissingSigns } from '../engine/many/one-edit.ts';
import { testPairs } from '../engine/many/pairs.ts';

testMutations(1);
testMissingSigns(1);
testPairs(2000);
