import { parseArgs } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { ArchiveError } from '../archive/archive-error.js';
import { readEnvironment } from '../../config/env-file.js';
import { type Env, loadEnv } from '../../config/env.js';
import { expectedReason } from '../../config/startup-error.js';
import { StoreFailure } from '../../platform/s3/store-failure.js';
import { visitDatabase } from '../../database/visit-database.js';
import { openArchive } from './archive-file.js';
import { helpOf, overview } from './help.js';
import { type Call, CommandError, exitStatuses, UsageError, type Verb } from './verb.js';
import { verbs } from './verbs.js';

/** Factories that only the app can provide. */
interface Surroundings {
  openSalon: (env: Env) => Promise<INestApplicationContext>;
}

/** Runs one command: prints its result to stdout, and any error in one sentence to stderr. Returns the exit code. */
export async function runCommand(typed: string[], { openSalon }: Surroundings): Promise<number> {
  const [name, ...rest] = typed;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    print(process.stdout, overview());
    return name === undefined ? exitStatuses.usage : exitStatuses.fine;
  }
  const closers: (() => Promise<void>)[] = [];
  let closing: Promise<void> | null = null;
  const closeAll = async () => {
    for (let closer = closers.pop(); closer; closer = closers.pop()) await closer();
  };
  // An interrupted verb also ends here, and must not end the process during the clean-up.
  const close = () => (closing ??= closeAll());
  stopOnSignals(close);
  try {
    const verb = verbs.find((candidate) => candidate.name === name);
    if (!verb) throw new UsageError(`there is no verb "${name}"; parlour --help lists them.`);
    const { words, options } = parse(verb, rest);
    if (options.help) {
      print(process.stdout, helpOf(verb));
      return exitStatuses.fine;
    }
    const env = loadEnv(readEnvironment(process.cwd()));
    const call: Call = {
      words,
      options,
      env,
      openSalon: async () => {
        const salon = await openSalon(env);
        closers.push(() => salon.close());
        return salon;
      },
      openArchive: async (word) => {
        const interruption = new AbortController();
        const opening = openArchive(word, env, interruption.signal);
        closers.push(async () => {
          interruption.abort();
          await (await opening.catch(() => null))?.close();
        });
        return (await opening).file;
      },
      openDatabase: async (how) => {
        const database = await visitDatabase(env, how);
        closers.push(database.close);
        return database;
      },
      whenStopped: (take) => void closers.push(take),
    };
    const { exitCode, text, json } = await verb.run(call);
    print(process.stdout, options.json ? JSON.stringify(json, null, 2) : text);
    return exitCode;
  } catch (error) {
    const { line, exitCode } = describe(error, name);
    // Errors caused by an interruption are not reported.
    if (closing === null) print(process.stderr, line);
    return exitCode;
  } finally {
    await close();
  }
}

function parse({ name, options, words }: Verb, typed: string[]) {
  const parsed = parsedArgs(typed, {
    ...Object.fromEntries(
      Object.entries(options).map(([option, { about: _, ...config }]) => [option, config]),
    ),
    json: { type: 'boolean' as const },
    help: { type: 'boolean' as const, short: 'h' },
  });
  const count = parsed.positionals.length;
  if (!parsed.values.help && (count < words.atLeast || count > words.atMost)) {
    throw new UsageError(
      `${count < words.atLeast ? 'something is missing' : 'that is too much'}; see parlour ${name} --help.`,
    );
  }
  return { words: parsed.positionals, options: parsed.values };
}

function parsedArgs(args: string[], options: NonNullable<Parameters<typeof parseArgs>[0]>['options']) {
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true, strict: true });
    return { positionals, values: values as Record<string, string | boolean | undefined> };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function describe(error: unknown, name: string): { line: string; exitCode: number } {
  const begun = `parlour ${name}: `;
  if (error instanceof UsageError) return { line: begun + error.message, exitCode: exitStatuses.usage };
  if (error instanceof CommandError || error instanceof ArchiveError)
    return { line: begun + error.message, exitCode: exitStatuses.wrong };
  if (error instanceof StoreFailure)
    return {
      line: `${begun}S3_URL: the store of the pictures cannot be used: ${error.message}.`,
      exitCode: 69,
    };
  const expected = expectedReason(error);
  if (expected) return { line: begun + expected.reason, exitCode: expected.exitCode };
  // An unexpected error: the person who fixes it needs its stack trace.
  const stack = error instanceof Error ? error.stack : undefined;
  return { line: begun + (stack ?? String(error)), exitCode: exitStatuses.wrong };
}

/** On an interruption, closes the database first: a server started by the command must not stay behind. */
function stopOnSignals(close: () => Promise<void>): void {
  for (const [signal, exitCode] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.once(signal, () => {
      void close().finally(() => process.exit(exitCode));
    });
  }
}

/** Names and addresses come from files and forms; none may send control characters to the terminal. */
const print = (stream: NodeJS.WriteStream, text: string): boolean =>
  stream.write(`${text.replaceAll(/[^\P{Cc}\n]/gu, '')}\n`);
