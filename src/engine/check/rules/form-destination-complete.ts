import type { FormDestination } from '../../../shared/generated/site.ts';
import { judgeEach } from '../rule.ts';

type Property = Exclude<keyof FormDestination, 'name' | 'kind'>;

/** Properties that each kind of destination uses. */
const propertiesByKind: Record<FormDestination['kind'], readonly Property[]> = {
  receiver: ['url', 'notice'],
  endpoint: ['url', 'encoding', 'files', 'values', 'rename', 'trap'],
  netlify: ['files'],
  email: [],
};
const allProperties = [...new Set(Object.values(propertiesByKind).flat())];

export const formDestinationComplete = judgeEach('fixed', ({ contentFile: { file }, site, report }) => {
  if (file !== site.files.site.get('forms')) return;
  for (const [index, destination] of site.forms?.destinations.entries() ?? []) {
    const { name, kind } = destination;
    const pointer = `/destinations/${index}`;
    if (kind === 'endpoint' && destination.url === undefined)
      report(`${pointer}/kind`, `Missing "url" of the destination "${name}".`, {
        hint: 'Write the address of the service that takes the messages: "url": "https://…".',
      });
    for (const property of allProperties) {
      if (destination[property] === undefined || propertiesByKind[kind].includes(property)) continue;
      const kinds = Object.entries(propertiesByKind).flatMap(([otherKind, used]) =>
        used.includes(property) ? `"${otherKind}"` : [],
      );
      report(
        { at: 'key', pointer: `${pointer}/${property}` },
        `Unexpected "${property}": a destination of the kind "${kind}" has no use for it.`,
        { hint: `Remove it, or choose another kind: ${kinds.join(' or ')}.` },
      );
    }
  }
});
