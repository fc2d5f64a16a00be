import { returnPath } from '../../shared/sign-in-service.ts';

/** Where the provider sends visitors back to, as it has to know it. */
export function returnAddress(): string {
  return location.origin + import.meta.env.BASE_URL + returnPath.slice(1);
}
