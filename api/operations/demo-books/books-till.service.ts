import { Injectable } from '@nestjs/common';
import { LedgerService } from '../../money/ledger/ledger.service.js';
import { untouchedIn } from '../../money/till-settings/domain/till-mode.js';
import { TaxRatesService } from '../../money/till-settings/tax-rates.service.js';
import { TillSettingsService } from '../../money/till-settings/till-settings.service.js';
import type { DemoBooks } from '../demo/demo-books.entity.js';
import { receipt, salesTax } from './books.demo.js';
import type { PastDay } from './past-day.js';

/**
 * The demo salon's till is off for everyone until its books are complete: no one sells between two of its days. The
 * transaction that writes a day turns it on for itself, and off again before it commits.
 */
@Injectable()
export class BooksTillService {
  constructor(
    private readonly ledger: LedgerService,
    private readonly settings: TillSettingsService,
    private readonly taxes: TaxRatesService,
  ) {}

  /** Returns false if someone has turned the till on themselves: then the books are theirs. */
  async turnOn({ day, start, plan, tx }: PastDay, books: DemoBooks): Promise<boolean> {
    await this.ledger.lockOut(tx);
    const known = await this.settings.get(tx);
    if (known.mode !== 'off') return false;
    const isFirst = books.filledTo === null;
    const defaultTaxRateId = isFirst
      ? await this.taxes.seed({ ...salesTax, fromDay: day }, tx)
      : known.defaultTaxRateId;
    const rules = { ...untouchedIn(plan.salon.currency), ...receipt, defaultTaxRateId };
    // Visits of earlier days are paid or were never to be.
    const since = start;
    await this.settings.seed({ ...rules, mode: 'record', since, giftCardTax: 'at-use' }, tx);
    return true;
  }

  async turnOff({ tx }: PastDay): Promise<void> {
    const rules = await this.settings.get(tx);
    await this.settings.seed({ ...rules, mode: 'off', since: null }, tx);
  }
}
