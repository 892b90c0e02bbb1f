import { finding } from '../../common/words/finding.js';
import { instant } from '../../database/columns.js';
import { getRow } from '../../database/rows.js';
import type { Check, Finding, Surroundings } from './check.js';

const MAX_DIFFERENCE_MS = 2000;

export const clockCheck: Check = {
  id: 'clock',
  title: finding('title.clock'),
  asks: 'database',
  examine: compareClocks,
};

export async function compareClocks({
  source,
  clock,
}: Pick<Surroundings, 'source' | 'clock'>): Promise<Finding> {
  const askedAt = clock.now().getTime();
  const { at } = await getRow(source, { at: instant }, `SELECT clock_timestamp() AS at`);
  const answeredAt = clock.now().getTime();
  // The database read its clock between these two instants.
  const behind = askedAt - at.getTime();
  const ahead = at.getTime() - answeredAt;
  const seconds = Math.round(Math.max(behind, ahead) / 1000);
  if (Math.max(behind, ahead) <= MAX_DIFFERENCE_MS) {
    return { verdict: 'ok', says: [finding('clocksAgree')] };
  }
  return {
    verdict: 'fail',
    says: [finding('clocksDiffer', { seconds })],
    advice: finding('clocksDifferDo'),
  };
}
