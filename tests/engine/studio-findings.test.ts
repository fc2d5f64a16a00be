import { test } from 'vitest';
import { compareFindings } from './studio-findings.ts';
import { wrongSites } from './wrong-sites.ts';

test.each(wrongSites)('the studio says of $name what the check says, and its fixes write the same', (site) =>
  compareFindings(site),
);
