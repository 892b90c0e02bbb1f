/** How long before its start a booking was cancelled, in the steps that matter to who could still have had the time. */
export const leads = ['afterwards', 'within-2-hours', 'within-a-day', 'within-a-week', 'earlier'] as const;
export type Lead = (typeof leads)[number];

/** Up to how many minutes before the start each of them goes, in order. */
export const leadMinutes: Readonly<Record<Lead, number>> = {
  afterwards: 0,
  'within-2-hours': 120,
  'within-a-day': 1440,
  'within-a-week': 7 * 1440,
  earlier: Infinity,
};

/** @param minutes from the cancellation to the start; negative when the booking had begun */
export const leadOf = (minutes: number): Lead =>
  leads.find((lead) => minutes <= leadMinutes[lead]) ?? 'earlier';
