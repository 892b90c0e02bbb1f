import type { LedgerReport } from '../../money/ledger/check-ledger.js';

/** What a restore says of the ledger that came back; nothing of one that nobody has used. */
export function sayLedger({ entries, broken, wrongBalances }: LedgerReport): string[] {
  if (broken !== null) {
    return [
      `Its ledger is not what was written, from entry ${broken.entryId} on. Compare it with the printed closes.`,
    ];
  }
  if (wrongBalances.length > 0) {
    return [`The balances of its ledger are not what its entries come to: ${wrongBalances.join(', ')}.`];
  }
  return entries === 0 ? [] : [`Its ledger is whole: ${entries} ${entries === 1 ? 'entry' : 'entries'}.`];
}
