const DAY_MS = 86_400_000;
const MONTH_DAYS = 31;

const dayOf = (epochDay) => new Date(epochDay * DAY_MS).toISOString().slice(0, 10);
const isSunday = (epochDay) => new Date(epochDay * DAY_MS).getUTCDay() === 0;

/**
 * The days of the diary. The requested month starts on a Sunday and has one holiday: 25 working days, which a thousand
 * bookings fill at four a day for each of ten people. Further bookings lie before and after it, so that what an answer
 * is made of stays the same and only the depth of the tables grows.
 */
export function calendarFrom(now) {
  let first = Math.floor(now / DAY_MS) + 2;
  while (!isSunday(first)) first += 1;
  const last = first + MONTH_DAYS - 1;
  const holiday = first + 10;
  const isWorking = (epochDay) => !isSunday(epochDay) && epochDay !== holiday;

  return {
    month: { from: dayOf(first), to: dayOf(last) },
    holiday: dayOf(holiday),
    /** A working day in the middle of a week. */
    day: dayOf(first + 3),
    /** The bench's own bookings come after the month, so they change none of its answers. */
    afterMonth: dayOf(last + 1),
    /** The first working days in the order in which they are filled: the month, then the nearest on both sides. */
    workingDays: (count) => {
      const days = [];
      for (let day = first; day <= last; day++) if (isWorking(day)) days.push(day);
      for (let distance = 1; days.length < count; distance++) {
        days.push(...[last + distance, first - distance].filter(isWorking));
      }
      return days.slice(0, count).map(dayOf);
    },
  };
}
