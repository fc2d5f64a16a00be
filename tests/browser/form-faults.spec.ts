import { formatFaults, runFaults } from '../thorough/faults/run-faults.ts';
import { fixtureFolder } from '../stage/sites.ts';
import { expect, test } from './test.ts';

for (const against of ['receiver', 'stand-in'] as const) {
  test(
    `no message is lost or stored twice whatever happens on the way to the ${against}`,
    { tag: '@all' },
    async ({ browser }) => {
      test.setTimeout(240_000);
      const result = await runFaults({ browser, site: fixtureFolder, count: 40, seed: 7, against, tabs: 4 });
      const { injected, sent, stored, withVisitor, duplicated, lost } = result;
      expect({ sent, accounted: stored + withVisitor, duplicated, lost }, formatFaults(result)).toEqual({
        sent: 40,
        accounted: 40,
        duplicated: 0,
        lost: 0,
      });
      expect(Object.values(injected).reduce((sum, number) => sum + number, 0)).toBeGreaterThan(10);
    },
  );
}
