import type { TillReport } from '../../money/ledger/check-ledger.js';

type Report = Pick<TillReport, 'entries' | 'broken' | 'wrongBalances' | 'changedRecords'>;

/** A restore's report on the ledger and till; nothing if they were never used. */
export function sayLedger({ entries, broken, wrongBalances, changedRecords }: Report): string[] {
  if (broken !== null) {
    return [
      `Its ledger is not what was written, from entry ${broken.entryId} on. Compare it with the printed closes.`,
    ];
  }
  if (wrongBalances.length > 0) {
    return [`The balances of its ledger are not what its entries come to: ${wrongBalances.join(', ')}.`];
  }
  if (changedRecords.length > 0) {
    const named = changedRecords.map(({ kind, id, number }) => `${kind} ${number ?? id}`);
    return [
      `Records of its till are not what its ledger says: ${named.join(', ')}. Compare them with the printed closes.`,
    ];
  }
  return entries === 0 ? [] : [`Its ledger is whole: ${entries} ${entries === 1 ? 'entry' : 'entries'}.`];
}
