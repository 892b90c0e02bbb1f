import type { ParseArgsConfig } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import type { Env } from '../../config/env.js';
import type { VisitedDatabase } from '../../database/visit-database.js';

/** How a command ends, beside 64 for one that was typed wrongly and the codes of a start that failed. */
export const exitStatuses = { fine: 0, wrong: 1, attention: 2, usage: 64 } as const;

/** What a verb found or did. */
export interface Outcome {
  exitCode: typeof exitStatuses.fine | typeof exitStatuses.wrong | typeof exitStatuses.attention;
  /** For people. */
  text: string;
  /** The same for programs, printed with `--json`. */
  json: object;
}

/** What was typed, and what a verb may open. All of it is closed when the verb has ended, however it ends. */
export interface Call {
  /** What stands behind the verb, without its options. */
  words: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
  env: Env;
  /** The modules of the app, on a schema that is up to date. No job runs, nothing listens, no email leaves. */
  openSalon: () => Promise<INestApplicationContext>;
  /** A file with the archive that was named: of this machine, or of BACKUP_TO. */
  openArchive: (word: string) => Promise<string>;
  /** The database alone, whatever is in it. */
  openDatabase: (options?: { mayCreate?: boolean }) => Promise<VisitedDatabase>;
  /** Called when the verb has ended, or is interrupted; before what was opened until now is closed. */
  whenStopped: (take: () => Promise<void>) => void;
}

/** One verb of `parlour`. */
export interface Verb {
  name: string;
  /** What stands behind the name, such as `<email>`. */
  usage: string;
  /** One sentence for the list of verbs. */
  summary: string;
  /** What else somebody who asks for help wants to know. */
  details: readonly string[];
  /** How many words it takes. */
  words: { atLeast: number; atMost: number };
  /** Its options beside `--json` and `--help`, and a line about each. */
  options: Readonly<Record<string, NonNullable<ParseArgsConfig['options']>[string] & { about: string }>>;
  run: (call: Call) => Promise<Outcome>;
}

/** It did not work, for a reason that the person who typed the command can do something about. */
export class CommandError extends Error {}

/** It was typed wrongly. */
export class UsageError extends Error {}
