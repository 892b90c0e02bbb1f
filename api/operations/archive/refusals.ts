import { QueryFailedError } from 'typeorm';
import { damaged } from './archive-error.js';

/** Classes of PostgreSQL's errors that are about what it was given: data, constraints, names, sizes. */
const ABOUT_WHAT_WAS_GIVEN = /^(?:22|23|42|54)/;

const MAX_SIGNS = 200;

/**
 * Runs statements that carry what an archive holds. What the database refuses about it is said in one sentence that
 * begins with `what`; its own failures stay what they are.
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
