import { paths } from './paths';

/** Whether somebody's day is the diary: those who work at the desk or with clients, and do not run the salon. */
export const livesInDiary = (may: { diary?: unknown; settings?: unknown }): boolean =>
  may.diary !== undefined && may.settings === undefined;

/** Where somebody goes who has just logged in, and came from nowhere. */
export function firstPageOf({
  may,
  mustAddFactor,
}: {
  may: Parameters<typeof livesInDiary>[0];
  mustAddFactor: boolean;
}): string {
  if (mustAddFactor) return paths.dashboardTwoStep;
  return livesInDiary(may) ? paths.dashboardDiary : paths.home;
}
