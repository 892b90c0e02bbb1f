import { finding } from '../../common/words/finding.js';
import { Transactions } from '../../database/transactions.js';
import { checkLedger } from '../../money/ledger/check-ledger.js';
import type { Check } from './check.js';

/** Covers years of a salon, yet is fast enough to wait for. `GET /ledger/check` walks the whole ledger. */
const ENTRIES = 100_000;

export const ledgerCheck: Check = {
  id: 'ledger',
  title: finding('title.ledger'),
  asks: 'database',
  examine: async ({ source }) => {
    const { entries, broken, wrongBalances, changedRecords } = await checkLedger(
      new Transactions(source),
      ENTRIES,
    );
    if (broken !== null) {
      return {
        verdict: 'fail',
        says: [finding('ledgerBroken', { entry: broken.entryId })],
        advice: finding('ledgerDo'),
      };
    }
    if (wrongBalances.length > 0) {
      return { verdict: 'fail', says: [finding('ledgerOffBalance')], advice: finding('ledgerDo') };
    }
    const [first] = changedRecords;
    if (first) {
      const { kind, id, number } = first;
      // The choices of an ICU `select` have no hyphens.
      const what = kind === 'gift-card' ? 'card' : kind;
      return {
        verdict: 'fail',
        says: [finding('tillChanged', { count: changedRecords.length, what, which: number ?? id })],
        advice: finding('ledgerDo'),
      };
    }
    // A salon that has never taken money here gets no report on it.
    return entries === 0 ? null : { verdict: 'ok', says: [finding('ledgerWhole', { count: entries })] };
  },
};
