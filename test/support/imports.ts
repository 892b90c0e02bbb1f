import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Outcome } from '../../api/operations/imports/domain/outcomes.js';
import type {
  ImportDetailsView,
  ImportRowView,
  ImportView,
} from '../../api/operations/imports/import.view.js';
import type { TestApp } from './app.js';
import type { Person } from './people.js';

type Verb = 'get' | 'post' | 'put' | 'delete';

/** The steps of an import over HTTP, as the admin that there is when each step is taken. */
export function importSteps(current: () => { parlour: TestApp; vera: Person }) {
  const as = (verb: Verb, path: string, { bearer }: Person = current().vera) =>
    current().parlour.http[verb](path).set('Authorization', bearer);

  const uploadBytes = (bytes: Buffer, name = 'list.csv', who = current().vera) =>
    as('post', '/imports', who).field('name', name).attach('file', bytes, name);
  const upload = async (text: string): Promise<ImportView> =>
    (await uploadBytes(Buffer.from(text)).expect(201)).body[0];
  const uploadFile = async (path: string): Promise<ImportView[]> =>
    (await uploadBytes(readFileSync(`test/files/${path}`), path).expect(201)).body;

  const show = async (id: string): Promise<ImportDetailsView> =>
    (await as('get', `/imports/${id}`).expect(200)).body;
  const change = (id: string, body: object) => as('put', `/imports/${id}`).send(body);
  const rehearse = async (id: string): Promise<ImportDetailsView> =>
    (await as('post', `/imports/${id}/rehearsal`).expect(200)).body;
  const rowsOf = async (id: string, outcome: Outcome): Promise<ImportRowView[]> =>
    (await as('get', `/imports/${id}/rows?outcome=${outcome}`).expect(200)).body.items;

  async function untilAtRest(id: string): Promise<ImportDetailsView> {
    for (;;) {
      const view = await show(id);
      if (view.state !== 'running' && view.state !== 'undoing') return view;
      await pause(20);
    }
  }
  async function run(id: string): Promise<ImportDetailsView> {
    await as('post', `/imports/${id}/run`).expect(200);
    return untilAtRest(id);
  }
  async function undo(id: string): Promise<ImportDetailsView> {
    await as('post', `/imports/${id}/undo`).expect(200);
    return untilAtRest(id);
  }
  async function bringIn(text: string): Promise<ImportDetailsView> {
    const { _id: id } = await upload(text);
    await rehearse(id);
    return run(id);
  }

  const clients = (): Promise<Record<string, unknown>[]> =>
    current().parlour.database.query(
      `SELECT id, name, email, email_key, phone, birthday, address, note, client_since::text, source, tags,
         blocked_at IS NOT NULL AS blocked FROM clients WHERE user_id IS NULL ORDER BY name, email_key DESC`,
    );
  const countOf = async (table: string): Promise<number> =>
    (await current().parlour.database.query(`SELECT count(*)::int AS rows FROM ${table}`))[0].rows;

  return {
    as,
    uploadBytes,
    upload,
    uploadFile,
    show,
    change,
    rehearse,
    rowsOf,
    untilAtRest,
    run,
    undo,
    bringIn,
    clients,
    countOf,
  };
}

/** No lists, clients, services or team members. */
export async function emptyForImports({ database }: TestApp): Promise<void> {
  await database.query(`TRUNCATE imports, foreign_ids, users, clients, spent_limits CASCADE`);
  for (const table of ['services', 'service_categories', 'staff', 'outbox']) {
    await database.query(`DELETE FROM ${table}`);
  }
}
