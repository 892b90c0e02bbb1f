import type { AvailabilityWords } from '../../../words/types.gen';
import type { DayOverview } from './queries';

/** The text below a day of the calendar: "9 free", "Full", "Closed", "Over". */
export function roomWord(
  words: AvailabilityWords,
  { state, freeStarts }: Pick<DayOverview, 'state' | 'freeStarts'>,
): string {
  switch (state) {
    case 'free':
      return words.free({ count: freeStarts });
    case 'full':
      return words.full();
    case 'closed':
      return words.closed();
    case 'past':
      return words.over();
    case 'beyond':
      return words.notYet();
  }
}

/** True if a day can be opened. A full one can, because it shows the next free time. */
export function isOpenDay(state: DayOverview['state']): boolean {
  return state === 'free' || state === 'full';
}
