import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { coinCents } from '../../common/money/coins-of-cash.js';
import { isWhole, toCents } from '../../common/money/currency-step.js';
import type { TillTerms } from '../till-settings/till-settings.service.js';
import { categoriesOf, needsReason } from './domain/movements.js';
import type { MoveCashDto, ReverseMovementDto } from './dto/till.dto.js';
import {
  amountNotWhole,
  chooseCategory,
  noSuchMovement,
  notPayableInCash,
  notSomebodys,
  notToBeReversed,
  onlyTipsOtherwise,
  sayWhy,
  tipsOfWhom,
} from './till.problems.js';
import { TillRepository } from './till.repository.js';
import type { TillMovementView } from './till.view.js';
import { type AskedMovement, WriteMovementService, type WantedMovement } from './write-movement.service.js';

/** Cash in and out of the drawer apart from sales, and tips paid by any method. */
@Injectable()
export class MovementsService {
  constructor(
    private readonly till: TillRepository,
    private readonly writing: WriteMovementService,
  ) {}

  moveCash(body: MoveCashDto, key: string, actor: CurrentUser): Promise<TillMovementView> {
    return this.writing.writeMovement(askedMovementOf(body, key, actor));
  }

  /** The same in the caller's transaction, without a limit for the actor. */
  moveCashIn(
    body: MoveCashDto,
    key: string,
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<TillMovementView> {
    return this.writing.writeOnce(askedMovementOf(body, key, actor), true, tx);
  }

  reverseMovement(
    id: string,
    body: ReverseMovementDto,
    key: string,
    actor: CurrentUser,
  ): Promise<TillMovementView> {
    const { reason, confirmBeyondDrawer = false } = body;
    const wantedOf = async (tx: EntityManager): Promise<WantedMovement> => {
      const movement = await this.till.findMovement(id, tx);
      if (!movement) throw noSuchMovement();
      if (movement.reversesId !== null || movement.isReversed) throw notToBeReversed();
      return {
        moved: { ...movement, isReversal: true },
        currency: movement.currency,
        reason,
        reversesId: movement.id,
      };
    };
    return this.writing.writeMovement({
      actor,
      key,
      request: { reverse: id, ...body },
      confirmBeyondDrawer,
      wantedOf,
    });
  }
}

function askedMovementOf(body: MoveCashDto, key: string, actor: CurrentUser): AskedMovement {
  assertClear(body);
  const { kind, category = null, paidBy = 'cash', reason = '', confirmBeyondDrawer = false } = body;
  const wantedOf = async (_: EntityManager, { rules, salon }: TillTerms): Promise<WantedMovement> => {
    const { currency } = salon;
    const cents = toCents(body.amount);
    if (!isWhole(cents, currency)) throw amountNotWhole('#/amount');
    const isInCoins = cents % coinCents(currency, rules.cashRoundingCents) === 0;
    if (paidBy === 'cash' && !isInCoins) throw notPayableInCash('#/amount');
    const staffId = body.staffId ?? null;
    const moved = { kind, cents, category, paidBy, staffId, isReversal: false };
    return { moved, currency, reason, reversesId: null };
  };
  return { actor, key, request: body, confirmBeyondDrawer, wantedOf };
}

function assertClear({ kind, staffId, category, paidBy = 'cash', reason = '' }: MoveCashDto): void {
  if (kind === 'tips-paid' && staffId === undefined) throw tipsOfWhom();
  if (kind !== 'tips-paid' && staffId !== undefined) throw notSomebodys();
  if (kind !== 'tips-paid' && paidBy !== 'cash') throw onlyTipsOtherwise();
  const categories = categoriesOf(kind);
  if (category === undefined ? categories.length > 0 : !categories.includes(category)) throw chooseCategory();
  if (needsReason(kind) && reason === '') throw sayWhy('#/reason');
}
