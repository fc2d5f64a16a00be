import { returnPath } from '../../shared/sign-in-service.ts';

/** The redirect URI of this site. */
export function returnAddress(): string {
  return location.origin + import.meta.env.BASE_URL + returnPath.slice(1);
}
