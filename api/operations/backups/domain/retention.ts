import { minuteOf } from '../../../common/time/epoch-minute.js';
import { addDays, weekdayOf, type LocalDate } from '../../../common/time/local-date.js';
import { localDayOf } from '../../../common/time/zone.js';

/** A stored backup, and when it was started. */
export interface DatedFile {
  name: string;
  at: Date;
}

/** For each kind of period, how many to keep a backup of. */
interface Keep {
  days: number;
  weeks: number;
  months: number;
}

/**
 * The backups to delete: all but the newest of each of the last days, weeks and months that have one. Days without a
 * backup don't count, so that neither a long absence nor a fast clock empties the folder. The newest is always kept,
 * and so is anything dated in the future.
 */
export function notKept(files: DatedFile[], keep: Keep, now: Date, zone: string): string[] {
  const past = files.filter(({ at }) => at <= now).toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const kept = new Set(past.slice(0, 1));
  const keepNewestOfEach = (count: number, periodOf: (day: LocalDate) => string) => {
    const seen = new Set<string>();
    for (const file of past) {
      const period = periodOf(localDayOf(minuteOf(file.at), zone));
      if (seen.has(period) || seen.size >= count) continue;
      seen.add(period);
      kept.add(file);
    }
  };
  keepNewestOfEach(keep.days, (day) => day);
  keepNewestOfEach(keep.weeks, (day) => addDays(day, 1 - weekdayOf(day)));
  keepNewestOfEach(keep.months, (day) => day.slice(0, 'YYYY-MM'.length));
  return past.filter((file) => !kept.has(file)).map(({ name }) => name);
}
