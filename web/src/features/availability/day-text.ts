import type { DayOverview } from './queries';

/** What stands under a day of the calendar: "9 free", "Full", "Closed", "Over". */
export function roomWord({ state, freeStarts }: Pick<DayOverview, 'state' | 'freeStarts'>): string {
  switch (state) {
    case 'free':
      return `${freeStarts} free`;
    case 'full':
      return 'Full';
    case 'closed':
      return 'Closed';
    case 'past':
      return 'Over';
    case 'beyond':
      return 'Not yet';
  }
}

/** Whether a day can be opened. A full one can: it says when the next free time is. */
export function isOpenDay(state: DayOverview['state']): boolean {
  return state === 'free' || state === 'full';
}

/** "9 times", "1 time". */
export function countTimes(count: number): string {
  return count === 1 ? '1 time' : `${count} times`;
}
