import { QueryFailedError } from 'typeorm';
import { damaged } from './archive-error.js';

/** Classes of PostgreSQL errors about the input: data, constraints, names, sizes. */
const ABOUT_WHAT_WAS_GIVEN = /^(?:22|23|42|54)/;

const MAX_SIGNS = 200;

/**
 * Runs statements that contain archived data. If the database rejects the data, throws one sentence that begins with
 * `what`. Other failures pass through.
 */
export async function orSayWhy<Result>(what: string, statements: () => Promise<Result>): Promise<Result> {
  try {
    return await statements();
  } catch (error) {
    if (!isAboutWhatWasGiven(error)) throw error;
    const why = error.message.replaceAll(/\s+/g, ' ').slice(0, MAX_SIGNS);
    throw damaged(`${what} (${why})`);
  }
}

function isAboutWhatWasGiven(error: unknown): error is QueryFailedError<Error> {
  if (!(error instanceof QueryFailedError)) return false;
  const driverError: unknown = error.driverError;
  return (
    driverError instanceof Error &&
    'code' in driverError &&
    ABOUT_WHAT_WAS_GIVEN.test(String(driverError.code))
  );
}
