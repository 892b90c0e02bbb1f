import { useSWRConfig } from 'swr';
import { answerOf, client } from '../../api/client';
import type { Salon } from '../../api/models';
import { apiKey } from '../../api/use-api';
import type { WallWindow, WeeklyWindow } from '../../lib/week-hours';

/** Every how many minutes a visit can start. */
export const steps = [5, 10, 15, 20, 30, 60] as const;

export type BookingRules = Pick<
  Salon,
  'noticeMinutes' | 'horizonDays' | 'cancellationNoticeMinutes' | 'timeZone'
> & { slotStepMinutes: (typeof steps)[number] };

/** Verbs that change when the salon is open; the salon is as each of them answers, and free times are read again. */
export function useHoursActions() {
  const { mutate } = useSWRConfig();
  const told = async (call: Parameters<typeof answerOf<Salon>>[0]): Promise<void> => {
    await mutate(apiKey('/salon'), await answerOf(call), { revalidate: false });
    void mutate((key) => Array.isArray(key) && String(key[0]).startsWith('/availability'));
  };
  const onDay = (day: string) => ({ params: { path: { day } } });

  return {
    setOpeningHours: (windows: WeeklyWindow[]) =>
      told(client.PUT('/salon/opening-hours', { body: { windows } })),
    setSpecialDay: (day: string, windows: WallWindow[], reason: string) =>
      told(client.PUT('/salon/special-days/{day}', { ...onDay(day), body: { windows, reason } })),
    deleteSpecialDay: (day: string) => told(client.DELETE('/salon/special-days/{day}', onDay(day))),
    setBookingRules: (body: BookingRules) => told(client.PUT('/salon/booking-rules', { body })),
  };
}
