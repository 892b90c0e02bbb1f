import { TooLateError, withTimeout } from '../../common/with-timeout.js';
import { finding, type FindingSentence, sayFindings } from '../../common/words/finding.js';
import type { Language } from '../../words/types.gen.js';
import { addressCheck } from './address.check.js';
import { amountsCheck } from './amounts.check.js';
import { backupsCheck } from './backups.check.js';
import { calendarsCheck } from './calendars.check.js';
import { changesCheck } from './changes.check.js';
import { type Check, type Finding, type Surroundings, type Verdict, verdicts } from './check.js';
import { clockCheck } from './clock.check.js';
import { constraintsCheck } from './constraints.check.js';
import { durabilityCheck } from './durability.check.js';
import { fileKeyCheck } from './file-key.check.js';
import { ledgerCheck } from './ledger.check.js';
import { mailServerCheck } from './mail-server.check.js';
import { mailCheck } from './mail.check.js';
import { migrationsCheck } from './migrations.check.js';
import { overlapsCheck } from './overlaps.check.js';
import { passkeysCheck } from './passkeys.check.js';
import { picturesCheck } from './pictures.check.js';
import { postgresVersionCheck } from './postgres-version.check.js';
import { roomCheck } from './room.check.js';
import { sessionSettingsCheck } from './session-settings.check.js';
import { timeZoneCheck } from './time-zone.check.js';

/** In display order: the salon's data, its dependencies, the machine. */
export const checks: readonly Check[] = [
  overlapsCheck,
  ledgerCheck,
  amountsCheck,
  constraintsCheck,
  migrationsCheck,
  picturesCheck,
  fileKeyCheck,
  passkeysCheck,
  backupsCheck,
  mailCheck,
  mailServerCheck,
  calendarsCheck,
  addressCheck,
  clockCheck,
  timeZoneCheck,
  roomCheck,
  changesCheck,
  durabilityCheck,
  sessionSettingsCheck,
  postgresVersionCheck,
];

interface CheckedThing extends Finding {
  id: string;
  title: FindingSentence;
}

/** The results. The overall verdict is the worst one. */
export interface Report {
  checkedAt: Date;
  verdict: Verdict;
  checks: CheckedThing[];
}

/** One check in words for its reader. */
export interface SaidCheck {
  id: string;
  title: string;
  verdict: Verdict;
  says: string;
  advice?: string;
}

/** The report in the reader's language. */
export const inWords = ({ checks: found, ...report }: Report, language: Language) => ({
  ...report,
  checks: found.map(({ id, title, verdict, says, advice }): SaidCheck => ({
    id,
    title: sayFindings([title], language),
    verdict,
    says: sayFindings(says, language),
    ...(advice && { advice: sayFindings([advice], language) }),
  })),
});

/** Time limits: for one check, and for all database checks together. */
interface Patience {
  oneMs: number;
  allMs: number;
}

const usualPatience: Patience = { oneMs: 15_000, allMs: 45_000 };

/** Runs all checks. Never throws: a check that fails to run counts as failed. */
export async function examine(
  at: Surroundings,
  what: readonly Check[] = checks,
  patience = usualPatience,
): Promise<Report> {
  const found = new Map<string, Finding | null>();
  const look = async (check: Check, patienceMs: number) => {
    found.set(check.id, await examineOne(check, at, patienceMs));
  };
  const inTurn = async () => {
    const over = performance.now() + patience.allMs;
    for (const check of what.filter(({ asks }) => asks === 'database')) {
      await look(check, Math.max(0, Math.min(patience.oneMs, over - performance.now())));
    }
  };
  const elsewhere = what.filter(({ asks }) => asks === 'elsewhere');
  await Promise.all([inTurn(), ...elsewhere.map((check) => look(check, patience.oneMs))]);
  const results = what.flatMap(({ id, title }) => {
    const says = found.get(id);
    if (says === null) return [];
    return { id, title, ...(says ?? { verdict: 'fail' as const, says: [finding('notChecked')] }) };
  });
  return { checkedAt: at.clock.now(), verdict: worstOf(results), checks: results };
}

const worstOf = (results: readonly Finding[]): Verdict =>
  verdicts[Math.max(0, ...results.map(({ verdict }) => verdicts.indexOf(verdict)))] ?? 'fail';

/** The report with one finding replaced; unchanged for null. */
export function withFinding(report: Report, id: string, found: Finding | null): Report {
  if (!found) return report;
  const results = report.checks.map((check) =>
    check.id === id ? { id, title: check.title, ...found } : check,
  );
  return { ...report, verdict: worstOf(results), checks: results };
}

async function examineOne(check: Check, at: Surroundings, patienceMs: number): Promise<Finding | null> {
  try {
    return await withTimeout(patienceMs, check.examine(at));
  } catch (error) {
    if (error instanceof TooLateError)
      return { verdict: 'fail', says: [finding('noAnswer', { seconds: error.seconds })] };
    const reason = error instanceof Error ? error.message : String(error);
    return { verdict: 'fail', says: [finding('couldNotCheck', { reason })] };
  }
}
