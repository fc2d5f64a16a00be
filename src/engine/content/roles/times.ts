import { isObject } from '../../json/json.ts';
import { readText, type Role } from '../role.ts';
import { noteAt } from '../role-values.ts';

/** The last day of something that was "posted" on a day. */
export const lastDay: Role = {
  read({ value, pointer, holder }, { isHidden }) {
    if (typeof value !== 'string' || isHidden || !isObject(holder)) return [];
    const { posted } = holder;
    return [
      { ...noteAt('lastDay', value, pointer), posted: typeof posted === 'string' ? posted : undefined },
    ];
  },
};

/** The "from" or "until" of a page or a block. */
export const moment: Role = {
  read(field) {
    const { holder, key } = field;
    const from = key === 'until' && isObject(holder) ? holder.from : undefined;
    return readText('moment')(field).map((time) => ({
      ...time,
      from: typeof from === 'string' ? from : undefined,
    }));
  },
};

const minute = (time: unknown) => {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(String(time)) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
};

/** Opening hours: a list of objects with "days", "opens" and "closes". */
export const openingHours: Role = {
  read({ value, pointer }, { isHidden }) {
    if (!Array.isArray(value) || isHidden) return [];
    const entries = value.flatMap((entry, index) => {
      const { days, opens, closes } = isObject(entry) ? entry : {};
      const from = minute(opens);
      const to = minute(closes);
      if (!Array.isArray(days) || from === undefined || to === undefined) return [];
      return {
        pointer: `${pointer}/${index}`,
        days: days.map(String),
        from,
        to,
        label: `${String(opens)}–${String(closes)}`,
      };
    });
    return [{ ...noteAt('openingHours', '', pointer), entries }];
  },
};
