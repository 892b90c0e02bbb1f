import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Account } from '../../api/money/ledger/domain/accounts.js';
import { LedgerService } from '../../api/money/ledger/ledger.service.js';
import { shareSettings } from '../../api/money/ledger/till-locks.js';
import { BusinessDayService } from '../../api/money/till/business-day.service.js';
import type { TestApp } from './app.js';

interface Taken {
  /** In cents. */
  cash?: number;
  card?: number;
  /** The tip in it, with its team member. */
  tip?: { staffId: string; cents: number };
  currency?: string;
  /** Other lines instead, which sum to zero. */
  lines?: { account: Account; subjectId?: string; cents: number }[];
}

/** Posts the entries of a sale on the salon's date, which it returns: for tests about the till and not about sales. */
export async function aTakenSale(
  parlour: TestApp,
  { cash = 0, card = 0, tip, currency = 'EUR', lines }: Taken,
): Promise<string> {
  const ledger = parlour.app.get(LedgerService);
  return parlour.database.transaction(async (tx: EntityManager) => {
    await shareSettings(tx);
    await ledger.lockLedger(tx);
    const { businessDay } = await parlour.app.get(BusinessDayService, { strict: false }).moment(tx);
    const sold = cash + card - (tip?.cents ?? 0);
    await ledger.post(
      {
        businessDay,
        kind: 'sale',
        source: { type: 'sale', id: randomUUID() },
        actorId: null,
        currency,
        lines: lines ?? [
          { account: 'cash', cents: cash },
          { account: 'terminal', cents: card },
          { account: 'services', cents: -sold },
          ...(tip ? [{ account: 'tips' as const, subjectId: tip.staffId, cents: -tip.cents }] : []),
        ],
      },
      tx,
    );
    return businessDay;
  });
}
