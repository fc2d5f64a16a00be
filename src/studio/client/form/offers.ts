import type { Offer } from '../../protocol.ts';
import { call } from '../api.ts';
import type { Option } from '../Combobox.tsx';
import { getState } from '../store.ts';

/** What a field with a role may hold, with thumbnails of pictures. */
export async function findOffers(role: string | undefined, words: string): Promise<Option[]> {
  const offers = await call<Offer[]>('offers', { role, words });
  return offers.map((offer) => ({ ...offer, picture: thumbnailOf(offer.value) }));
}

/** The address of a picture in the studio; undefined for what is none. */
export function thumbnailOf(value: string): string | undefined {
  if (!/^\/.*\.(?:svg|webp|avif|png|jpe?g)$/.test(value)) return undefined;
  return getState().site!.frame.base.slice(0, -1) + encodeURI(value);
}
