import { createHmac } from 'node:crypto';
import type { StoredMessage } from '../store/message-store.ts';

/** A webhook answered with another status than 2xx. */
export class WebhookError extends Error {
  override name = 'WebhookError';

  constructor(readonly status: number) {
    super(
      status >= 300 && status < 400
        ? `It answered ${status}, a redirect, which is not followed. Write the new address into the setting.`
        : `It answered ${status}.`,
    );
  }
}

/**
 * Posts a message as Standard Webhooks describes: signed, and with the same `id` at each attempt. Files are named only.
 * @throws WebhookError for another answer than 2xx, Error when there is none.
 */
export async function postWebhook(
  url: string,
  { id, secret, message }: { id: string; secret: Buffer; message: StoredMessage },
): Promise<number> {
  const body = JSON.stringify({ type: 'message.received', timestamp: message.received, data: message });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  const { status, body: answer } = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
  });
  await answer?.cancel();
  if (status < 200 || status >= 300) throw new WebhookError(status);
  return status;
}
