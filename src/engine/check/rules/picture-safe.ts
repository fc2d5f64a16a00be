import { judgeSvg, maxSvgBytes } from '../../pictures/judge-svg.ts';
import type { Rule } from '../rule.ts';
import { memoizeAsset, readAsset } from './shared/assets.ts';

export const pictureSafe: Rule = {
  isFixed: true,
  compare({ site, report }) {
    for (const address of site.assets.addresses.filter((one) => one.toLowerCase().endsWith('.svg')))
      for (const { start, end, ...words } of findDangers(site, address))
        report(site.assets.fileOf(address), { at: 'range', start, end }, words);
  },
};

const findDangers = memoizeAsset((site, address) => {
  const bytes = readAsset(site, address, maxSvgBytes + 1);
  return bytes === undefined ? [] : judgeSvg(bytes);
});
