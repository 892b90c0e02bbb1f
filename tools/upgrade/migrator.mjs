// Waits for a line, then brings the database of DATABASE_URL up to date, as a start of the app does: a process to be killed.
import { once } from 'node:events';
import { DataSource } from 'typeorm';
import { migrate } from '../../dist/api/database/migrate.js';
import { typeormOptions } from '../../dist/api/database/typeorm.options.js';

const source = new DataSource(typeormOptions({ url: process.env.DATABASE_URL }, 2));
await once(process.stdin, 'data');
await migrate(source);
process.exit(0);
