import type { ParseArgsConfig } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import type { Env } from '../../config/env.js';
import type { VisitedDatabase } from '../../database/visit-database.js';

/** Exit codes of a command, apart from 64 for wrong usage and the codes of a failed start. */
export const exitStatuses = { fine: 0, wrong: 1, attention: 2, usage: 64 } as const;

/** The result of a verb. */
export interface Outcome {
  exitCode: typeof exitStatuses.fine | typeof exitStatuses.wrong | typeof exitStatuses.attention;
  /** For human readers. */
  text: string;
  /** The same for programs, printed with `--json`. */
  json: object;
}

/** The command's input, and what a verb may open. Everything is closed when the verb ends, however it ends. */
export interface Call {
  /** Positional arguments. */
  words: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
  env: Env;
  /** Opens the app's modules on an up-to-date schema. No job runs, nothing listens, no email is sent. */
  openSalon: () => Promise<INestApplicationContext>;
  /** Opens a named archive as a file: a local one, or one in BACKUP_TO. */
  openArchive: (word: string) => Promise<string>;
  /** Opens only the database, whatever it contains. */
  openDatabase: (options?: { mayCreate?: boolean }) => Promise<VisitedDatabase>;
  /** Registers clean-up for when the verb ends or is interrupted, before anything opened so far is closed. */
  whenStopped: (take: () => Promise<void>) => void;
}

/** One verb of `parlour`. */
export interface Verb {
  name: string;
  /** The arguments after the name, such as `<email>`. */
  usage: string;
  /** One sentence for the list of verbs. */
  summary: string;
  /** Further paragraphs of its help. */
  details: readonly string[];
  /** Allowed number of positional arguments. */
  words: { atLeast: number; atMost: number };
  /** Options apart from `--json` and `--help`, each with a description. */
  options: Readonly<Record<string, NonNullable<ParseArgsConfig['options']>[string] & { about: string }>>;
  run: (call: Call) => Promise<Outcome>;
}

/** A failure that the person who typed the command can fix. */
export class CommandError extends Error {}

/** Wrong usage of a command. */
export class UsageError extends Error {}
