import { Injectable } from '@nestjs/common';
import { toCents, toPrice } from '../../common/money/currency-step.js';
import { OpeningCardsService } from '../../money/gift-cards/opening-cards.service.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import type { OpeningDto } from './dto/import.dto.js';
import type { Import, Opening } from './import.entity.js';
import type { BalancesView } from './import.view.js';
import { ImportsRepository } from './imports.repository.js';

/** The sums of a list of balances, and what the owner says about them. */
@Injectable()
export class ListBalancesService {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly cards: OpeningCardsService,
    private readonly salons: SalonSettingsService,
  ) {}

  async openingOf({ total, tax, honoursExpired }: OpeningDto): Promise<Opening> {
    const { currency } = await this.salons.salon();
    return { totalCents: toCents(total), currency, tax, honoursExpired };
  }

  async show({ id, opening }: Import): Promise<BalancesView> {
    const { currency } = await this.salons.salon();
    const { inCents, inRows, leftOut } = await this.imports.balancesOf(id);
    const said = opening?.currency === currency ? opening : null;
    return {
      currency,
      total: toPrice(inCents),
      count: inRows,
      leftOut: leftOut.map(({ problem, count, cents }) => ({ problem, count, amount: toPrice(cents) })),
      opening: said && {
        total: toPrice(said.totalCents),
        tax: said.tax,
        honoursExpired: said.honoursExpired,
      },
      canBeTaxedAtSale: await this.cards.canBeTaxedAtSale(),
    };
  }
}
