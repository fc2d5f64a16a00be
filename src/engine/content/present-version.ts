import project from '../../../package.json' with { type: 'json' };

const [major = 0, minor = 0] = project.version.split('.').map(Number);

/** The version of the program as content names it: "1.2" of 1.2.3, because a patch changes nothing for content. */
export const presentVersion = `${major}.${minor}`;

/** How much newer a version such as "1.2" is than the program: negative when it is older, undefined for another text. */
export function newerBy(version: string): number | undefined {
  const [, first, second] = /^(\d{1,4})\.(\d{1,4})$/.exec(version) ?? [];
  return first === undefined ? undefined : Number(first) - major || Number(second) - minor;
}
