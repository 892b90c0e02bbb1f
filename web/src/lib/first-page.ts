import { paths } from './paths';

interface Rights {
  diary?: unknown;
  settings?: unknown;
  'day-figures'?: unknown;
}

/** What somebody may begin with who runs the whole day. */
export const firstPages = ['diary', 'overview'] as const;
export type FirstPage = (typeof firstPages)[number];

/** Whether somebody's day is the diary: those who work at the desk or with clients, and do not run the salon. */
export const livesInDiary = (may: Rights): boolean => may.diary !== undefined && may.settings === undefined;

/** Whether somebody has a choice of what they begin with. */
export const choosesFirstPage = (may: Rights): boolean =>
  may.diary !== undefined && may['day-figures'] === 'all';

/**
 * Where somebody goes who has just logged in, and came from nowhere: those who work here to their day, or what they have
 * chosen in its place; clients to the home page (spec §2).
 */
export function firstPageOf(
  { may, mustAddFactor }: { may: Rights; mustAddFactor: boolean },
  chosen: FirstPage,
): string {
  if (mustAddFactor) return paths.dashboardTwoStep;
  if (choosesFirstPage(may) && chosen === 'overview') return paths.dashboardOverview;
  return may.diary === undefined ? paths.home : paths.dashboardDiary;
}
