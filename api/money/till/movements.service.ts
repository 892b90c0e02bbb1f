import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { isWhole, toCents } from '../../common/money/currency-step.js';
import { lockKeys } from '../../database/lock-keys.js';
import { violates } from '../../database/pg-errors.js';
import { inTransaction } from '../../database/transaction.js';
import { deskScope, IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import type { Posting } from '../ledger/domain/posting.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { isOverdrawn } from '../ledger/overdrawn.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { TillSettingsService } from '../till-settings/till-settings.service.js';
import { BusinessDayService } from './business-day.service.js';
import { movementLines, needsReason } from './domain/movements.js';
import type { MoveCashDto } from './dto/till.dto.js';
import {
  amountNotWhole,
  noSuchMember,
  notEnoughTips,
  notSomebodys,
  sayWhy,
  tipsOfWhom,
} from './till.problems.js';
import { type NewMovement, TillRepository } from './till.repository.js';
import type { TillMovementView } from './till.view.js';
import { toMovementView } from './to-till-view.js';

/** Cash that goes into the drawer and out of it beside sales. */
@Injectable()
export class MovementsService {
  constructor(
    private readonly till: TillRepository,
    private readonly days: BusinessDayService,
    private readonly ledger: LedgerService,
    private readonly settings: TillSettingsService,
    private readonly salons: SalonSettingsService,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  moveCash(body: MoveCashDto, key: string, actor: CurrentUser): Promise<TillMovementView> {
    assertClear(body);
    return inTransaction(this.source, async (within) => {
      const submit = { scope: deskScope(actor.id), key, request: body, now: this.clock.now() };
      // A second submit waits here for the first, and finds its answer.
      await lockKeys([`${submit.scope} ${key}`], within);
      const earlier = await this.idempotency.earlier<{ movementId: string }>(submit, within);
      if (earlier) return this.show(earlier.movementId, within);
      await this.ledger.lock(within);
      // Read now: whoever changed them meanwhile is done.
      await this.settings.assertRecords(within);
      const { currency } = await this.salons.salon(within);
      const cents = toCents(body.amount);
      if (!isWhole(cents, currency)) throw amountNotWhole('#/amount');
      const { businessDay } = await this.days.current(within);
      const { kind, reason = '' } = body;
      const staffId = body.staffId?.toLowerCase() ?? null;
      const id = randomUUID();
      await this.write(
        { id, businessDay, kind, cents, currency, staffId, reason, actorId: actor.id, movedAt: submit.now },
        within,
      );
      await this.post(
        {
          businessDay,
          kind: 'movement',
          source: { type: 'till-movement', id },
          actorId: actor.id,
          currency,
          lines: movementLines(kind, cents, staffId),
        },
        within,
      );
      const object = { type: 'till-movement', id };
      await this.audit.record(
        { actor, action: 'till.moved', object, detail: { kind, amount: body.amount } },
        within,
      );
      await this.idempotency.keep(submit, { movementId: id }, within);
      return this.show(id, within);
    });
  }

  private async write(movement: NewMovement, within: EntityManager): Promise<void> {
    try {
      await this.till.addMovement(movement, within);
    } catch (error) {
      throw violates(error, 'till_movements_of_staff') ? noSuchMember() : error;
    }
  }

  private async post(posting: Posting, within: EntityManager): Promise<void> {
    try {
      await this.ledger.post(posting, within);
    } catch (error) {
      throw isOverdrawn(error) ? notEnoughTips() : error;
    }
  }

  private async show(id: string, within: EntityManager): Promise<TillMovementView> {
    return toMovementView(await this.till.getMovement(id, within));
  }
}

function assertClear({ kind, staffId, reason = '' }: MoveCashDto): void {
  if (kind === 'tips-paid' && staffId === undefined) throw tipsOfWhom();
  if (kind !== 'tips-paid' && staffId !== undefined) throw notSomebodys();
  if (needsReason(kind) && reason === '') throw sayWhy('#/reason');
}
