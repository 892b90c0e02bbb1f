import { addDays, epochDayOf, type LocalDate } from '../../common/time/local-date.js';
import type { Plan } from '../../booking/planning/plan.js';
import { type BlockedTime, blockedTime } from './blocked-time.js';
import { SeededRandom } from './seeded-random.js';
import { DAYS_AHEAD, DAYS_BACK } from './diary.demo.js';
import { DiaryPage, type DemoBooking } from './diary-page.js';

export interface Diary {
  bookings: DemoBooking[];
  blocks: BlockedTime[];
}

interface LivedInDiaryOptions {
  plan: Plan;
  today: LocalDate;
  /** Ids by the names in the demo files. */
  serviceIds: ReadonlyMap<string, string>;
  memberIds: ReadonlyMap<string, string>;
}

/**
 * A diary that looks as if the salon had been running for a while: the past week and the next two. Every booking is
 * planned by the real rules. The same day always gives the same diary.
 */
export function livedInDiary({ plan, today, serviceIds, memberIds }: LivedInDiaryOptions): Diary {
  const offsets = Array.from({ length: DAYS_BACK + DAYS_AHEAD + 1 }, (_, index) => index - DAYS_BACK);
  const days = offsets.map((fromToday) => addDays(today, fromToday));
  const blocks = blockedTime({ days, today, zone: plan.salon.timeZone, memberIds });
  const bookings = offsets.flatMap((fromToday) =>
    new DiaryPage({
      plan,
      day: addDays(today, fromToday),
      fromToday,
      blocks,
      serviceIds,
      memberIds,
      chance: new SeededRandom(epochDayOf(today) * 1000 + fromToday),
    }).fill(),
  );
  return { bookings, blocks };
}
