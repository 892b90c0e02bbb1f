import type { Report } from '../../doctor/examine.js';

export type Trouble = Report['checks'][number];

/**
 * What a morning's look found, if admins should hear of it. What is wrong is told every day until it is mended; what
 * only deserves a look is told when it is new, since some of it may well stay.
 *
 * @param before the checks that were not well the time before, by their ids
 */
export function worthTelling({ checks }: Pick<Report, 'checks'>, before: readonly string[]): Trouble[] {
  const found = checks.filter(({ verdict }) => verdict !== 'ok');
  const isNews = found.some(({ id, verdict }) => verdict === 'fail' || !before.includes(id));
  return isNews ? found : [];
}
