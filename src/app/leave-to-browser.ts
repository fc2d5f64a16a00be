/** Has the browser open an address of this site, also when it stands in the address bar already. */
export function leaveToBrowser(address: string): void {
  const { href } = new URL(address, location.href);
  if (href === location.href) location.reload();
  else location.assign(href);
}
