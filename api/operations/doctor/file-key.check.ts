import { finding } from '../../common/words/finding.js';
import { bool, text } from '../../database/columns.js';
import { getRow, queryRows } from '../../database/rows.js';
import { keyFileOf, lacksAny, readKeyFile } from '../../platform/file-key/key-file.js';
import type { Check } from './check.js';

/** Without its key, what the salon knows about clients' allergies and formulas is lost, and no backup contains it. */
export const fileKeyCheck: Check = {
  id: 'file-key',
  title: finding('title.file-key'),
  asks: 'database',
  examine: async ({ source, env }) => {
    const { exists } = await getRow(
      source,
      { exists: bool },
      `SELECT to_regclass('file_keys') IS NOT NULL AS exists`,
    );
    // A database that has not been migrated yet.
    if (!exists) return null;
    const known = await queryRows(source, { id: text }, `SELECT id FROM file_keys`);
    if (known.length === 0) return null;
    // A file that can't be read is as good as none.
    const keys = await readKeyFile(keyFileOf(env)).catch(() => []);
    const isMissing = lacksAny(
      known.map(({ id }) => id),
      keys,
    );
    return isMissing
      ? { verdict: 'fail', says: [finding('fileKeyMissing')], advice: finding('fileKeyMissingDo') }
      : { verdict: 'ok', says: [finding('fileKeyWell')] };
  },
};
