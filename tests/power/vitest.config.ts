import { join } from 'node:path';
import { mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import suite from '../../vite.config.ts';

const wanted = (process.env.POWER_ORDER ?? '').split(',');

/** Runs files of tests in the order that the environment names: the quickest answer first. */
class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => wanted.findIndex((name) => moduleId.endsWith(name));
    return files.toSorted((a, b) => place(a) - place(b));
  }
}

export default mergeConfig(suite, {
  test: {
    setupFiles: [join(import.meta.dirname, 'attribute-hits.ts')],
    sequence: { sequencer: InOrder },
  },
});
