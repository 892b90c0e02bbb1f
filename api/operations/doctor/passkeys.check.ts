import { finding } from '../../common/words/finding.js';
import { integer, text } from '../../database/columns.js';
import { queryRows } from '../../database/rows.js';
import type { Check, Surroundings } from './check.js';

interface Row {
  host: string;
  count: number;
}

const readRows = ({ source }: Surroundings): Promise<Row[]> =>
  queryRows(
    source,
    { host: text, count: integer },
    `SELECT host, count(*)::int AS count FROM second_factors
     WHERE kind = 'passkey' AND host IS NOT NULL GROUP BY host ORDER BY count(*) DESC, host`,
  );

/** Browsers offer a passkey only to the host it was created for: after a move, existing passkeys stop working. */
export const passkeysCheck: Check = {
  id: 'passkeys',
  title: finding('title.passkeys'),
  asks: 'database',
  examine: async (at) => {
    const { hostname } = new URL(at.env.publicUrl);
    const rows = await readRows(at);
    const elsewhere = rows.filter(({ host }) => host !== hostname);
    const [most] = elsewhere;
    if (most) {
      const count = elsewhere.reduce((sum, row) => sum + row.count, 0);
      return {
        verdict: 'warn',
        says: [finding('passkeysElsewhere', { count, host: most.host })],
        advice: finding('passkeysElsewhereDo'),
      };
    }
    return { verdict: 'ok', says: [finding(rows.length > 0 ? 'passkeysWell' : 'noPasskeys')] };
  },
};
