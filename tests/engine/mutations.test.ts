import { testMutations } from './many/mutations.ts';

testMutations(6);
