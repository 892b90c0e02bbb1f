import { migrations } from '../database/typeorm.options.js';
import { ArchiveError } from './archive-error.js';

/** Those of these migrations that this version does not have. */
export function unknownMigrations(names: string[]): string[] {
  const known = new Set(migrations.map(({ name }) => name));
  return names.filter((name) => !known.has(name));
}

/** Throws when a newer version has migrated the database. */
export function refuseUnknownMigrations(names: string[]): void {
  const [unknown] = unknownMigrations(names);
  if (unknown !== undefined)
    throw new ArchiveError(
      `A newer version of Parlour has changed the database (${unknown}): use that version.`,
    );
}
