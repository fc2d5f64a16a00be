import { groupBy } from '../../text/group-by.ts';
import { quote } from '../../text/messages.ts';
import { judgeEach } from '../rule.ts';

export const formFieldUnique = judgeEach('error', ({ report, usesOf }) => {
  for (const { fields } of usesOf('form')) {
    const named = fields.filter(({ name }) => name !== undefined);
    for (const [name, [, ...others]] of groupBy(named, (field) => String(field.name)))
      for (const { pointer } of others)
        report(`${pointer}/name`, `Duplicate field ${quote(name)}.`, {
          hint: 'Give it another "name". Visitors see the "label", which may stay.',
        });
  }
});
