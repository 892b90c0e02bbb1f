import { schemaStateOf } from '../database/schema-state.js';
import { type Manifest, type Member, tableMember } from './domain/manifest.js';
import { linesOf } from './table-rows.js';
import { tooNew, unpack } from './unpack.js';

/** What an archive holds, for whoever is about to restore it. */
export interface Inspected {
  manifest: Manifest;
  /** The name of the salon. */
  name: string;
  /** Emails that were due before this instant and have not left: nobody may send them unasked. */
  dueEmails: number;
}

/** Reads all of an archive, compares every byte with the manifest and changes nothing. */
export async function inspect(file: string, passphrase: string | null, now: Date): Promise<Inspected> {
  let name = '';
  let dueEmails = 0;
  const readers: Record<string, (row: Record<string, unknown>) => void> = {
    [tableMember('salon')]: (row) => {
      name = String(row.name);
    },
    [tableMember('outbox')]: (row) => {
      if (isDue(row, now)) dueEmails += 1;
    },
  };
  const onMember = async (member: Member, content: AsyncIterable<Buffer>) => {
    const read = readers[member.name];
    if (!read) return;
    for await (const line of linesOf(content, member.name)) read(JSON.parse(line));
  };
  const manifest = await unpack({ file, passphrase, onMember });
  if (schemaStateOf(manifest.migrations).unknown.length > 0) throw tooNew(manifest.version);
  return { manifest, name, dueEmails };
}

const isDue = (row: Record<string, unknown>, now: Date): boolean =>
  [row.sent_at, row.dropped_at, row.failed_at].every((at) => at === null) &&
  instantOf(String(row.not_before)) < now;

/** PostgreSQL writes `2026-11-23 03:30:00.25+00`, which is not ISO 8601 by two signs. */
const instantOf = (text: string): Date => new Date(text.replace(' ', 'T').replace(/\+00$/, 'Z'));
