/** Whether somebody's day is the diary: those who work at the desk or with clients, and do not run the salon. */
export const livesInDiary = (may: { diary?: unknown; settings?: unknown }): boolean =>
  may.diary !== undefined && may.settings === undefined;
