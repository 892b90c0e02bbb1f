import path from 'node:path';
import { DataSource } from 'typeorm';
import { DATABASE, DATABASE_USER } from '../../api/database/embedded/claim.js';
import { typeormOptions } from '../../api/database/typeorm.options.js';

/** Reads the embedded database of an open salon through its folder, without the app. */
export async function lookInto<Result>(
  dataDir: string,
  question: (database: DataSource) => Promise<Result>,
): Promise<Result> {
  const address = {
    host: path.join(dataDir, 'postgres'),
    username: DATABASE_USER,
    database: DATABASE,
  };
  const database = await new DataSource(typeormOptions(address, 1)).initialize();
  try {
    return await question(database);
  } finally {
    await database.destroy();
  }
}
