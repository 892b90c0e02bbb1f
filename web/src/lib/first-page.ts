import { paths } from './paths';

interface Rights {
  diary?: unknown;
  settings?: unknown;
  'day-figures'?: unknown;
}

/** The possible start pages for those who run the whole day. */
export const firstPages = ['diary', 'overview'] as const;
export type FirstPage = (typeof firstPages)[number];

/** True for those who work at the desk or with clients without running the salon. */
export const livesInDiary = (may: Rights): boolean => may.diary !== undefined && may.settings === undefined;

/** True if the user can choose their start page. */
export const choosesFirstPage = (may: Rights): boolean =>
  may.diary !== undefined && may['day-figures'] === 'all';

/**
 * The page after a plain log-in: team members to their start page, or the one they chose; clients to the home page
 * (spec §2).
 */
export function firstPageOf(
  { may, mustAddFactor }: { may: Rights; mustAddFactor: boolean },
  chosen: FirstPage,
): string {
  if (mustAddFactor) return paths.dashboardTwoStep;
  if (choosesFirstPage(may) && chosen === 'overview') return paths.dashboardOverview;
  return may.diary === undefined ? paths.home : paths.dashboardDiary;
}
