import { minuteOf } from './epoch-minute.js';
import { wallMinuteOf } from './zone.js';

/** The time of day by the salon's clock, as in tables: `09:05`. */
export function clockText(instant: Date, zone: string): string {
  const minute = Math.floor(wallMinuteOf(minuteOf(instant), zone));
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
