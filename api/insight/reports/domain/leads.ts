/**
 * Time between a cancellation and the booking's start, in steps that show if someone else could have taken the time.
 */
export const leads = ['afterwards', 'within-2-hours', 'within-a-day', 'within-a-week', 'earlier'] as const;
export type Lead = (typeof leads)[number];

/** The longest lead of each step in minutes, in order. */
export const leadMinutes: Readonly<Record<Lead, number>> = {
  afterwards: 0,
  'within-2-hours': 120,
  'within-a-day': 1440,
  'within-a-week': 7 * 1440,
  earlier: Infinity,
};

/** @param minutes from the cancellation to the start; negative if the booking had begun */
export const leadOf = (minutes: number): Lead =>
  leads.find((lead) => minutes <= leadMinutes[lead]) ?? 'earlier';
