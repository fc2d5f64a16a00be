import { preflight, startStandIn, textOf, type StandIn } from './stand-in.ts';

/**
 * A webhook as the recipe describes it: one JSON object with POST, anything else is refused; what comes twice under one
 * `_id` is one message; what is wrong stands in `errors`, by field.
 */
export function startWebhook(path: string): Promise<StandIn> {
  const seen = new Set<string>();
  return startStandIn((request, sent, accept) => {
    if (request.method === 'OPTIONS') return preflight;
    if (request.method !== 'POST' || request.url !== path) return { status: 404 };
    if (sent.type !== 'application/json') return { status: 415 };
    if (textOf(sent, 'fullName') === 'Nobody')
      return { status: 422, body: { errors: [{ field: 'fullName', message: 'Tell us who you are.' }] } };
    if (!seen.has(textOf(sent, '_id'))) accept(sent);
    seen.add(textOf(sent, '_id'));
    return { status: 204 };
  });
}
