export const dialogs = {
  menu: 'menu',
  login: 'login',
  signUp: 'sign-up',
  cookiePreferences: 'cookie-preferences',
} as const;

const shellIds = new Set<string>(['main', ...Object.values(dialogs)]);

/** True for an id of the header, of a dialog or of `<main>`, which no block may have. All other ids of theirs have "_". */
export function isShellId(id: string): boolean {
  return shellIds.has(id) || /^menu-\d+$/.test(id);
}
