import { answerOf, client } from '../../../api/client';
import type { Salon } from '../../../api/models';
import { useRefresh } from '../../../api/use-refresh';
import { useShowSalon } from '../../../api/use-salon';
import type { WallWindow, WeeklyWindow } from './time-windows';

/** Possible intervals between booking starts, in minutes. */
export const steps = [5, 10, 15, 20, 30, 60] as const;

export type BookingRules = Pick<
  Salon,
  'noticeMinutes' | 'horizonDays' | 'cancellationNoticeMinutes' | 'reminderMinutes' | 'requiresPhone'
> & { slotStepMinutes: (typeof steps)[number] };

/** From the first to the last day, inclusive. */
interface Days {
  fromDay: string;
  toDay: string;
}

interface SpecialDays extends Days {
  windows: WallWindow[];
  reason: string;
  /** The days that these replace. */
  replaces?: Days;
}

/**
 * Changes the salon's hours and rules; the response replaces the salon in the cache. Free times are reloaded, and so are
 * the public holidays on which the salon would be open.
 */
export function useHoursActions() {
  const show = useShowSalon();
  const refresh = useRefresh();
  const settled = async (call: Parameters<typeof answerOf<Salon>>[0]): Promise<void> => {
    await show(await answerOf(call));
    void refresh('/availability/**');
    await refresh('/salon/public-holidays');
  };

  return {
    setOpeningHours: (windows: WeeklyWindow[]) =>
      settled(client.PUT('/salon/opening-hours', { body: { windows } })),
    setSpecialDays: (body: SpecialDays) => settled(client.PUT('/salon/special-days', { body })),
    deleteSpecialDays: (query: Days) => settled(client.DELETE('/salon/special-days', { params: { query } })),
    chooseHolidayRegion: async (region: string | null): Promise<void> => {
      await answerOf(client.PUT('/salon/public-holidays/region', { body: { region } }));
      await refresh('/salon/public-holidays', '/salon/public-holidays/regions');
    },
    setBookingRules: (body: BookingRules) => settled(client.PUT('/salon/booking-rules', { body })),
  };
}
