import { schemaStateOf } from '../../database/schema-state.js';
import { damaged } from './archive-error.js';
import { type Manifest, type Member, tableOf } from './domain/manifest.js';
import { assertCount, countLines, linesOf } from './table-rows.js';
import { tooNew, unpack } from './unpack.js';

/** The contents of an archive, for the person who is about to restore it. */
export interface Inspected {
  manifest: Manifest;
  /** The name of the salon. */
  name: string;
  /** Unsent emails that were due before this instant, which must not be sent without asking. */
  dueEmails: number;
  /** Addresses of the accounts that will be admins after the restore. */
  admins: string[];
}

type Row = Record<string, unknown>;

/** Reads the whole archive, and compares every byte and row count with the manifest. Changes nothing. */
export async function inspect(
  file: string,
  passphrase: string | null,
  now: Date,
  signal?: AbortSignal,
): Promise<Inspected> {
  let counts: Manifest['tables'] = {};
  let name = '';
  let dueEmails = 0;
  const admins: string[] = [];
  const readers: Record<string, (row: Row) => void> = {
    salon: (row) => {
      name = String(row.name);
    },
    outbox: (row) => {
      if (isDue(row, now)) dueEmails += 1;
    },
    users: (row) => {
      if (row.role === 'admin') admins.push(String(row.email));
    },
  };
  const onManifest = ({ tables }: Manifest) => {
    counts = tables;
  };
  const onMember = async (member: Member, content: AsyncIterable<Buffer>) => {
    const table = tableOf(member.name);
    if (table === null) return;
    const read = readers[table];
    let rows = 0;
    if (!read) rows = await countLines(content);
    else
      for await (const line of linesOf(content, member.name)) {
        read(rowOf(line, member.name));
        rows += 1;
      }
    assertCount(table, rows, counts);
  };
  const manifest = await unpack({ file, passphrase, onManifest, onMember, signal });
  if (schemaStateOf(manifest.migrations).unknown.length > 0) throw tooNew(manifest.version);
  return { manifest, name, dueEmails, admins };
}

function rowOf(line: string, member: string): Row {
  try {
    const row: unknown = JSON.parse(line);
    if (typeof row === 'object' && row !== null) return { ...row };
  } catch {
    // Reported below.
  }
  throw damaged(`a line of ${member} is not a row`);
}

const isDue = (row: Record<string, unknown>, now: Date): boolean =>
  [row.sent_at, row.dropped_at, row.failed_at].every((at) => at === null) &&
  instantOf(String(row.not_before)) < now;

/** PostgreSQL writes `2026-11-23 03:30:00.25+00`, which differs from ISO 8601 in two characters. */
const instantOf = (text: string): Date => new Date(text.replace(' ', 'T').replace(/\+00$/, 'Z'));
