import type { Option } from './command.ts';

/** Options that several commands have. */
export const baseOption = {
  takes: 'PATH',
  what: 'base path of the site on its host, such as /site/',
  unless: '"config": { "base": … } in package.json, or "/"',
} as const satisfies Option;

export const hostOption = {
  takes: '[ADDRESS]',
  what: 'allow other computers, on all addresses or on this one',
  unless: 'only this computer',
} as const satisfies Option;
