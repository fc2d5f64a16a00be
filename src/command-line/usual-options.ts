import type { Option } from './command.ts';

/** Options that several commands have. */
export const baseOption = {
  value: 'PATH',
  description: 'base path of the site on its host, such as /site/',
  defaultText: '"config": { "base": … } in package.json, or "/"',
} as const satisfies Option;

export const hostOption = {
  value: '[ADDRESS]',
  description: 'allow other computers, on all addresses or on this one',
  defaultText: 'only this computer',
} as const satisfies Option;
