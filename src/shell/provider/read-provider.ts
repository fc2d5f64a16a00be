import type { SignInProvider } from '../../shared/generated/site.ts';

/** The provider's data from the document; undefined when the site has no provider. */
export function readProvider(): SignInProvider | undefined {
  const text = document.querySelector<HTMLElement>('[data-provider]')?.dataset.provider;
  return text === undefined ? undefined : (JSON.parse(text) as SignInProvider);
}
