import type { EntityManager } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { type Moved, drawerCentsOf, movementLines } from './domain/movements.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { type TillRules, limitOf } from '../till-settings/domain/till-mode.js';
import { TillRepository, type NewMovement } from './till.repository.js';
import { BusinessDayService, type TillMoment } from './business-day.service.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { assertHere, TillSettingsService, type TillTerms } from '../till-settings/till-settings.service.js';
import { IdempotencyService, deskScope } from '../../platform/idempotency/idempotency.service.js';
import { FreshProofService } from '../../people/factor-checks/fresh-proof.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../common/clock.js';
import { Transactions } from '../../database/transactions.js';
import type { TillMovementView } from './till.view.js';
import { provedAboveLimit, AboveLimitError } from '../till-settings/above-limit.js';
import { isOverdrawn } from '../ledger/overdrawn.js';
import { notEnoughTips, moreThanInDrawer, noSuchMember, noSuchMovement } from './till.problems.js';
import { lockSubmit } from '../ledger/till-locks.js';
import { toPrice } from '../../common/money/currency-step.js';
import { violates } from '../../database/pg-errors.js';
import { toMovementView } from './to-till-view.js';

/** The movement to write, and its log entry. */
export interface WantedMovement {
  moved: Moved;
  currency: string;
  reason: string;
  reversesId: string | null;
}

/** A movement as someone asks for it. */
export interface AskedMovement {
  actor: CurrentUser;
  key: string;
  request: object;
  confirmBeyondDrawer: boolean;
  /** Builds the movement after the ledger is locked. */
  wantedOf: (tx: EntityManager, terms: TillTerms) => Promise<WantedMovement>;
}

/** The expected amount is lower than this. Each attempt is recorded: otherwise the answers would reveal the drawer's contents. */
class BeyondDrawerError extends Error {}

/** Writes one movement of cash or tips: checked against limits, logged, and posted to the ledger. */
@Injectable()
export class WriteMovementService {
  constructor(
    private readonly till: TillRepository,
    private readonly days: BusinessDayService,
    private readonly ledger: LedgerService,
    private readonly settings: TillSettingsService,
    private readonly idempotency: IdempotencyService,
    private readonly proofs: FreshProofService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  async writeMovement(asked: AskedMovement): Promise<TillMovementView> {
    const { actor } = asked;
    try {
      return await provedAboveLimit(
        (isProved) => this.transactions.run((tx) => this.writeOnce(asked, isProved, tx)),
        () => this.proofs.assertFresh(actor, 'everyone'),
      );
    } catch (error) {
      if (isOverdrawn(error)) throw notEnoughTips();
      if (!(error instanceof BeyondDrawerError)) throw error;
      await this.transactions.run((tx) =>
        this.audit.record(
          { actor, action: 'till.asked-beyond-drawer', object: { type: 'till', id: 'drawer' } },
          tx,
        ),
      );
      throw moreThanInDrawer();
    }
  }

  /** Writes it in one transaction, unless its key has been used. Throws what `writeMovement` turns into problems. */
  async writeOnce(asked: AskedMovement, isProved: boolean, tx: EntityManager): Promise<TillMovementView> {
    const { actor, key, request } = asked;
    const submit = { scope: deskScope(actor.id), key, request, now: this.clock.now() };
    // A second submit waits here for the first, then finds its answer.
    await lockSubmit(submit, tx);
    const earlier = await this.idempotency.earlier<{ movementId: string }>(submit, tx);
    if (earlier) return this.show(earlier.movementId, tx);
    const terms = await this.settings.holdTerms(tx);
    const { rules } = terms;
    await this.ledger.lockLedger(tx);
    const wanted = await asked.wantedOf(tx, terms);
    if (wanted.moved.paidBy === 'cash') assertHere(rules);
    const moment = this.days.momentIn(terms.salon);
    if (!isProved && (await this.isAboveLimit(wanted.moved, { actor, rules, moment }, tx)))
      throw new AboveLimitError();
    if (!asked.confirmBeyondDrawer) await this.assertInDrawer(wanted, tx);
    const id = await this.write(wanted, { actor, moment }, tx);
    const { kind, cents, category, paidBy } = wanted.moved;
    await this.audit.record(
      {
        actor,
        action: wanted.reversesId === null ? 'till.moved' : 'till.reversed',
        object: { type: 'till-movement', id },
        detail: { kind, amount: toPrice(cents), ...(category && { category }), paidBy },
      },
      tx,
    );
    await this.idempotency.keep(submit, { movementId: id }, tx);
    return this.show(id, tx);
  }

  /** One person's withdrawals on a day count together, as refunds do. */
  private async isAboveLimit(
    moved: Moved,
    { actor, rules, moment }: { actor: CurrentUser; rules: TillRules; moment: TillMoment },
    tx: EntityManager,
  ): Promise<boolean> {
    const isPaidIn = (moved.kind === 'paid-in') !== moved.isReversal;
    const limit = limitOf(rules, actor);
    if (isPaidIn || limit === null) return false;
    return (await this.till.takenOutBy(actor.id, moment.businessDay, tx)) + moved.cents > limit;
  }

  private async assertInDrawer({ moved, currency }: WantedMovement, tx: EntityManager): Promise<void> {
    const cents = drawerCentsOf(moved);
    if (cents >= 0) return;
    const inDrawer = await this.ledger.balanceOf({ account: 'cash', currency }, tx);
    if (inDrawer + cents < 0) throw new BeyondDrawerError();
  }

  private async write(
    { moved, currency, reason, reversesId }: WantedMovement,
    { actor, moment: { now, businessDay } }: { actor: CurrentUser; moment: TillMoment },
    tx: EntityManager,
  ): Promise<string> {
    const id = randomUUID();
    const { kind, cents, category, paidBy, staffId } = moved;
    await this.addMovement(
      {
        ...{ id, businessDay, kind, cents, category, paidBy, currency, staffId, reason, reversesId },
        actorId: actor.id,
        movedAt: now,
      },
      tx,
    );
    await this.ledger.post(
      {
        businessDay,
        kind: 'movement',
        source: { type: 'till-movement', id },
        actorId: actor.id,
        reversesId: reversesId && (await this.entryOf(reversesId, tx)),
        currency,
        lines: movementLines(moved),
      },
      tx,
    );
    return id;
  }

  private async addMovement(movement: NewMovement, tx: EntityManager): Promise<void> {
    try {
      await this.till.addMovement(movement, tx);
    } catch (error) {
      throw violates(error, 'till_movements_of_staff') ? noSuchMember() : error;
    }
  }

  private async entryOf(id: string, tx: EntityManager): Promise<string | null> {
    const entry = await this.ledger.findEntryOf({ kind: 'movement', type: 'till-movement', id }, tx);
    return entry?.id ?? null;
  }

  private async show(id: string, tx: EntityManager): Promise<TillMovementView> {
    const movement = await this.till.findMovement(id, tx);
    if (!movement) throw noSuchMovement();
    return toMovementView(movement);
  }
}
