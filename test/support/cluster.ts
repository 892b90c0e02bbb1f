import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Variables that the global set-up passes to the test files, because they run in other processes. */
const ADMIN_URL = 'PARLOUR_TEST_ADMIN_URL';
const TEMPLATE = 'PARLOUR_TEST_TEMPLATE';

export function announceCluster(adminUrl: string, template: string): void {
  process.env[ADMIN_URL] = adminUrl;
  process.env[TEMPLATE] = template;
}

function announced(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run the tests through Jest's project "api".`);
  return value;
}

/** The URL of another database on the same server. */
export function urlOf(database: string, adminUrl: string = announced(ADMIN_URL)): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs one statement on the server itself, outside any transaction. */
export async function onServer(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A separate database for one test file: a copy of the migrated template. */
export const createTestDatabase = (): Promise<TestDatabase> => createDatabase(announced(TEMPLATE));

/** An empty database, without even our tables. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createDatabase('template0');

async function createDatabase(template: string): Promise<TestDatabase> {
  const adminUrl = announced(ADMIN_URL);
  const name = `parlour_test_${randomBytes(6).toString('hex')}`;
  await onServer(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY = file_copy`);
  return {
    url: urlOf(name, adminUrl),
    drop: () => onServer(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}
