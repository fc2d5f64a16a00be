import type { SignInProvider } from '../../shared/generated/site.ts';

/** The provider, as the document names it. Undefined when the site has none. */
export function readProvider(): SignInProvider | undefined {
  const text = document.querySelector<HTMLElement>('[data-provider]')?.dataset.provider;
  return text === undefined ? undefined : (JSON.parse(text) as SignInProvider);
}
