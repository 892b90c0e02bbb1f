import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { factsOf } from '../../common/money/currencies.js';
import { readOldNumber } from '../../money/gift-cards/domain/old-number.js';
import {
  type BalanceFromBefore,
  type OpenedCard,
  OpeningCardsService,
} from '../../money/gift-cards/opening-cards.service.js';
import { assertHere, TillSettingsService } from '../../money/till-settings/till-settings.service.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { type BalanceRules, readGiftCardRow } from '../imports-recognise/balance-rows.js';
import type { Mapping } from '../imports-recognise/domain/kinds.js';
import { addNew, removeUntouched } from './added-records.js';
import { allOf } from '../../common/row-streams.js';
import type { Import, Opening } from './import.entity.js';
import { importNotPossible, totalDiffers } from './imports.problems.js';
import { ImportsRepository } from './imports.repository.js';
import {
  type KindImport,
  notImported,
  type PendingRow,
  type PlannedRow,
  type ReadableList,
  type WrittenRow,
} from './kind-import.js';
import { referenceOf } from '../imports-recognise/reference-of.js';

/** A balance, and what its list says about all of them. */
type PlannedBalance = BalanceFromBefore & { terms: Opening };

type Planned = PlannedRow<PlannedBalance>;

/** The terms of a list, and the cards that it is compared with. */
interface Ground {
  mapping: Mapping;
  rules: BalanceRules;
  terms: Opening;
  known: ReadonlyMap<string, string>;
  /** Numbers by which the till finds a card already. */
  taken: ReadonlySet<string>;
  /** Numbers of earlier rows. */
  inFile: Set<string>;
}

/** Gift cards of another system. The till accepts their numbers until they get a code. */
@Injectable()
export class GiftCardsImport implements KindImport<PlannedBalance> {
  /** The till waits while a piece is written, for a third of a second. */
  readonly pieceSize = 100;

  constructor(
    private readonly cards: OpeningCardsService,
    private readonly imports: ImportsRepository,
    private readonly till: TillSettingsService,
    private readonly salons: SalonSettingsService,
  ) {}

  async *plan(list: ReadableList): AsyncGenerator<Planned> {
    const { rules, terms } = await this.rulesOf(list);
    const { mapping, known } = list;
    const column = (mapping as Mapping<'gift-cards'>).code ?? -1;
    const rows = await allOf(list.rows);
    const taken = await this.cards.findTaken(rows.map(({ cells }) => cells[column] ?? ''));
    const ground = { mapping, rules, terms, known, taken, inFile: new Set<string>() };
    yield* rows.map((row) => planCard(row, ground));
  }

  /** What comes in, or came in before, must add up to the total that the owner has typed. */
  async assertCanWrite({ id, opening }: Import): Promise<void> {
    assertHere(await this.till.assertOn());
    const { currency } = await this.salons.salon();
    if (opening?.currency !== currency) throw importNotPossible('total');
    if (opening.tax === 'single-purpose' && !(await this.cards.canBeTaxedAtSale()))
      throw importNotPossible('tax');
    const { inCents } = await this.imports.balancesOf(id);
    if (inCents !== opening.totalCents) throw totalDiffers();
  }

  async write(
    rows: readonly PlannedRow<PlannedBalance>[],
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<WrittenRow[]> {
    const terms = rows.flatMap(({ data }) => data?.terms ?? [])[0];
    const till = terms && (await this.cards.holdTill(terms, tx));
    return addNew(rows, async (data) => {
      if (!till) throw new Error('A balance needs the till.');
      const card = await this.cards.open(data, till, actor, tx);
      return { id: card.id, written: card };
    });
  }

  async undo(rows: readonly WrittenRow[], actor: CurrentUser, tx: EntityManager): Promise<string[]> {
    const opened = rows.flatMap(({ isAdded, written }) =>
      isAdded && written ? [written as OpenedCard] : [],
    );
    const untouched = await this.cards.lockUntouched(opened, tx);
    return removeUntouched(rows, tx, {
      isUntouched: (id) => untouched.has(id),
      remove: (id) => this.cards.takeBack(id, actor, tx),
    });
  }

  /** How balances of a list are read. The list can be checked before the owner has said anything about it. */
  private async rulesOf({ rules, opening }: ReadableList): Promise<{ rules: BalanceRules; terms: Opening }> {
    assertHere(await this.till.assertOn());
    const { currency } = await this.salons.salon();
    const { stepCents, maxAmountCents } = factsOf(currency);
    const terms = opening ?? { totalCents: 0, currency, tax: 'at-use' as const, honoursExpired: false };
    const isAmount = (cents: number) => cents % stepCents === 0 && cents <= maxAmountCents;
    return { rules: { ...rules, isAmount, honoursExpired: terms.honoursExpired }, terms };
  }
}

function planCard({ number, cells, decision }: PendingRow, ground: Ground): Planned {
  const { row, problem, cents } = readGiftCardRow(cells, ground.mapping, ground.rules);
  const leftOut = (why: NonNullable<Planned['problem']>): Planned => ({
    ...notImported<PlannedBalance>(number, 'skipped', why),
    cents,
  });
  if (decision === 'skip') return leftOut('skippedByOwner');
  if (!row) return leftOut(problem ?? 'balanceUnreadable');
  const cardNumber = readOldNumber(row.code);
  if (cardNumber === null) return leftOut('noCardNumber');
  if (ground.inFile.has(cardNumber)) return leftOut('cardTwice');
  ground.inFile.add(cardNumber);
  const reference = referenceOf('', cardNumber);
  const before = ground.known.get(reference);
  if (before !== undefined)
    return { number, outcome: 'matched', problem, recordId: before, reference, data: null, cents };
  if (ground.taken.has(row.code)) return leftOut('cardKnown');
  const { soldOn, expiresOn } = row;
  const data = {
    number: cardNumber,
    cents: row.cents,
    soldOn,
    expiresOn,
    clientId: null,
    terms: ground.terms,
  };
  return { number, outcome: 'new', problem, recordId: randomUUID(), reference, data, cents };
}
