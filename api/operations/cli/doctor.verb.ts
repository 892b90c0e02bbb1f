import { Clock } from '../../common/clock.js';
import type { Verdict } from '../doctor/check.js';
import { examine, inWords, type SaidCheck } from '../doctor/examine.js';
import { mediaStoreOf } from '../../platform/media/media-store-of.js';
import { mainLanguage } from '../../words/languages.gen.js';
import { exitStatuses, type Outcome, type Verb } from './verb.js';

const exitCodes: Record<Verdict, Outcome['exitCode']> = {
  ok: exitStatuses.fine,
  warn: exitStatuses.attention,
  fail: exitStatuses.wrong,
};

const words: Record<Verdict, string> = { ok: 'well ', warn: 'look ', fail: 'WRONG' };

function linesOf({ title, verdict, says, advice }: SaidCheck): string[] {
  return [`${words[verdict]}  ${title}: ${says}`, ...(advice === undefined ? [] : [`       ${advice}`])];
}

/** Checks the running salon. */
export const doctor: Verb = {
  name: 'doctor',
  usage: '',
  summary: 'Looks whether the salon’s data, and what it depends on, are well.',
  details: ['It only reads, while the app runs or not, and ends within a minute whatever hangs.'],
  words: { atLeast: 0, atMost: 0 },
  options: {},
  run: async ({ env, openDatabase }) => {
    const { source } = await openDatabase();
    const found = await examine({ source, env, clock: new Clock(), pictures: mediaStoreOf(env) });
    const report = inWords(found, mainLanguage);
    return {
      exitCode: exitCodes[report.verdict],
      text: report.checks.flatMap(linesOf).join('\n'),
      json: report,
    };
  },
};
