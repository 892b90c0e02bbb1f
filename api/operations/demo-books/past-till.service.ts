import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { toPrice } from '../../common/money/currency-step.js';
import { CommissionService } from '../../money/commission/commission.service.js';
import { LedgerService } from '../../money/ledger/ledger.service.js';
import { enterAgain } from '../../money/ledger/till-locks.js';
import { ProductsService } from '../../money/products/products.service.js';
import type { StockMove } from '../../money/products/domain/stock.js';
import { StockService } from '../../money/products/stock.service.js';
import { CloseService } from '../../money/till/close.service.js';
import { CountTillService } from '../../money/till/count-till.service.js';
import type { MoveCashDto } from '../../money/till/dto/till.dto.js';
import { MovementsService } from '../../money/till/movements.service.js';
import { commissions, expenses, FLOAT_CENTS, MISCOUNT_NOTE, products, tillShares } from './books.demo.js';
import { later, minuteOfDay, type PastDay } from './past-day.js';
import { PastDaysRepository } from './past-days.repository.js';

const SATURDAY = 6;
const MONDAY = 1;

/** In the last weeks, scarce products are not delivered any more. */
const LAST_DELIVERY_OF_SCARCE = 68;
/** On the last Monday, the team uses up what is left of scarce products above the amount at which to reorder. */
const LAST_WEEK = 83;

/** Events at the demo salon's till apart from sales: products, deliveries, cash and closes. */
@Injectable()
export class PastTillService {
  constructor(
    private readonly days: PastDaysRepository,
    private readonly commission: CommissionService,
    private readonly products: ProductsService,
    private readonly stock: StockService,
    private readonly movements: MovementsService,
    private readonly ledger: LedgerService,
    private readonly counting: CountTillService,
    private readonly closing: CloseService,
    private readonly clock: Clock,
  ) {}

  /** Products, rates and the first cash. */
  async openBooks(past: PastDay): Promise<void> {
    const { day, names, actor, tx } = past;
    const rates = Object.entries(commissions).flatMap(([name, percents]) => {
      const staffId = names.memberIds.get(name);
      if (staffId === undefined) return [];
      return (['services', 'products'] as const).map((scope) => {
        return { staffId, scope, rateBp: percents[scope] * 100, fromDay: day };
      });
    });
    await this.commission.seed(rates, tx);
    await this.clock.at(past.start, () => this.products.seed(products, actor, tx));
    await this.move(past, later(past.start, 8 * 60), {
      kind: 'paid-in',
      category: 'bank',
      amount: toPrice(FLOAT_CENTS),
    });
  }

  /** Deliveries and expenses, before the first client. */
  async openDay(past: PastDay): Promise<void> {
    if (!past.opens) return;
    if (past.weekday === MONDAY) await this.takeDelivery(past);
    const expense = expenses.find(({ weekday }) => weekday === past.weekday);
    if (!expense) return;
    const { category, reason, fromCents, toCents } = expense;
    const amount = past.chance.between(fromCents / 50, toCents / 50) / 2;
    await this.move(past, later(past.opens.at, -5), { kind: 'paid-out', category, reason, amount });
  }

  /** Pays out the week's tips, counts the drawer and closes the till. */
  async closeDay(past: PastDay, lastSaleAt: Date): Promise<void> {
    const { opens, chance, tx, actor } = past;
    if (!opens || past.isToday) return;
    const at = later(opens.until > lastSaleAt ? opens.until : lastSaleAt, chance.between(6, 14));
    if (past.weekday === SATURDAY) await this.payTips(past, at);
    await this.clock.at(later(at, 3), async () => {
      enterAgain(tx);
      const number = (await this.days.lastClose(tx)) + 1;
      const terms = await this.counting.holdTerms(tx);
      const expected = await this.counting.count({ number, total: 0, terminalTotal: 0 }, terms, tx);
      const differenceCents = chance.happens(tillShares.miscounted)
        ? chance.pick([-5_00, -2_00, -50, 50, 1_00])
        : 0;
      const countedCents = expected.expectedCents + differenceCents;
      const count = {
        number,
        total: toPrice(countedCents),
        terminalTotal: toPrice(expected.terminalExpectedCents ?? 0),
        expectedDifference: toPrice(differenceCents),
        expectedTerminalDifference: 0,
        banked: toPrice(Math.max(0, Math.floor((countedCents - FLOAT_CENTS) / 10_00) * 10_00)),
        ...(differenceCents !== 0 && { note: MISCOUNT_NOTE }),
      };
      enterAgain(tx);
      await this.closing.closeIn(count, `demo close ${number}`, actor, tx);
    });
  }

  private async takeDelivery(past: PastDay): Promise<void> {
    const { tx, actor, index } = past;
    const onShelf = await this.days.stock(tx);
    const moves = products.flatMap(({ barcode, stock, lowStock, isScarce = false }): StockMove[] => {
      const known = onShelf.get(barcode);
      if (!known) return [];
      if (isScarce && index >= LAST_WEEK && known.stock >= lowStock) {
        return [{ productId: known.id, quantity: lowStock - 1 - known.stock, reason: 'own-use' }];
      }
      if (known.stock > lowStock + 2 || (isScarce && index > LAST_DELIVERY_OF_SCARCE)) return [];
      return [{ productId: known.id, quantity: stock - known.stock, reason: 'delivery' }];
    });
    await this.clock.at(minuteOfDay(past, 8 * 60 + 30), () => this.stock.move(moves, actor, tx));
  }

  private async payTips(past: PastDay, at: Date): Promise<void> {
    const { plan, tx } = past;
    const subjectIds = [...plan.members.keys()];
    const { currency } = plan.salon;
    const owed = await this.ledger.balancesOf({ account: 'tips', subjectIds, currency }, tx);
    for (const staffId of subjectIds) {
      const cents = -(owed.get(staffId) ?? 0);
      if (cents <= 0) continue;
      await this.move(past, at, { kind: 'tips-paid', staffId, paidBy: 'bank', amount: toPrice(cents) });
    }
  }

  private async move({ day, actor, tx }: PastDay, at: Date, body: MoveCashDto): Promise<void> {
    enterAgain(tx);
    const key = `demo ${body.kind} ${day} ${body.staffId ?? body.category ?? ''}`;
    await this.clock.at(at, () => this.movements.moveCashIn(body, key, actor, tx));
  }
}
