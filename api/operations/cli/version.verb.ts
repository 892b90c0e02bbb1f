import { appVersion } from '../../common/app-version.js';
import { text } from '../../database/columns.js';
import { getRow } from '../../database/rows.js';
import { readSchemaState } from '../../database/schema-state.js';
import { exitStatuses, type Verb } from './verb.js';

/** Shows the installed version, and the one that last changed the salon's data. */
export const version: Verb = {
  name: 'version',
  usage: '',
  summary: 'Says which version this is, and which the database is at.',
  details: [],
  words: { atLeast: 0, atMost: 0 },
  options: {},
  run: async ({ openDatabase }) => {
    const { source } = await openDatabase();
    const { ran, pending, unknown } = await readSchemaState(source);
    const { postgres } = await getRow(
      source,
      { postgres: text },
      `SELECT current_setting('server_version') AS postgres`,
    );
    const migration = ran.at(-1) ?? null;
    const lines = [
      `Parlour ${appVersion()}`,
      `Newest migration: ${migration ?? 'none, there is no salon in this database'}`,
      ...(pending.length > 0 ? [`To run at the next start: ${pending.length}`] : []),
      ...(unknown.length > 0 ? [`Run by a newer version: ${unknown.join(', ')}`] : []),
      `PostgreSQL ${postgres}`,
      `Node ${process.versions.node}`,
    ];
    return {
      exitCode: exitStatuses.fine,
      text: lines.join('\n'),
      json: { version: appVersion(), migration, pending, unknown, postgres, node: process.versions.node },
    };
  },
};
