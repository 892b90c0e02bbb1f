import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { stepCents } from '../../common/money/currency-step.js';
import { taxIncludedIn } from '../../common/money/tax.js';
import { orderedId } from '../../common/ordered-id.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { dayBounds, localDayOf } from '../../common/time/zone.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { shareSettings } from '../ledger/till-locks.js';
import { TaxRatesService } from '../till-settings/tax-rates.service.js';
import { assertHere, TillSettingsService, type TillTerms } from '../till-settings/till-settings.service.js';
import { digestOfOldNumber, digestsOf } from './code-digests.js';
import type { GiftCard } from './gift-card.entity.js';
import { GiftCardsRepository, type GiftCardWithBalance } from './gift-cards.repository.js';
import { termsHaveChanged } from './gift-cards.problems.js';

/** The balance of a card of another system. */
export interface BalanceFromBefore {
  /** Its number there, as compared. */
  number: string;
  cents: number;
  soldOn: LocalDate | null;
  expiresOn: LocalDate | null;
}

/** What all cards of a list have in common. */
export interface OpeningTerms {
  currency: string;
  tax: 'at-use' | 'single-purpose';
}

/** The till, held until the end of a transaction, and the rate at which cards were taxed: 0 if they were not. */
export interface OpenTill {
  terms: TillTerms;
  tax: OpeningTerms['tax'];
  rateBp: number;
}

/** A card that came in, as it was then. */
export type OpenedCard = Pick<GiftCard, 'id' | 'codeDigest' | 'valueCents'>;

/** Lets gift cards of another system in. Each is an entry of the ledger against `opening-balances`, never a sale. */
@Injectable()
export class OpeningCardsService {
  constructor(
    private readonly cards: GiftCardsRepository,
    private readonly ledger: LedgerService,
    private readonly till: TillSettingsService,
    private readonly taxes: TaxRatesService,
    private readonly salons: SalonSettingsService,
    private readonly clock: Clock,
  ) {}

  /** Those of these numbers by which the till finds a card already. */
  async findTaken(numbers: readonly string[]): Promise<ReadonlySet<string>> {
    const digests = new Map(numbers.map((number) => [number, digestsOf(number)]));
    const taken = await this.cards.takenDigests([...digests.values()].flat());
    return new Set(numbers.filter((number) => digests.get(number)?.some((digest) => taken.has(digest))));
  }

  /** True if the tax that was due at the sale of cards is known: while everything on sale has one rate. */
  async canBeTaxedAtSale(tx?: EntityManager): Promise<boolean> {
    return (await this.onlyRateBp(await this.till.get(tx), tx)) !== null;
  }

  /** Locks the till for `open`. 409 if it is not this till that takes payments, or if the terms are outdated. */
  async holdTill({ currency, tax }: OpeningTerms, tx: EntityManager): Promise<OpenTill> {
    const terms = await this.till.holdTerms(tx);
    assertHere(terms.rules);
    const rateBp = tax === 'single-purpose' ? await this.onlyRateBp(terms.rules, tx) : 0;
    if (terms.salon.currency !== currency || rateBp === null) throw termsHaveChanged();
    await this.ledger.lockLedger(tx);
    return { terms, tax, rateBp };
  }

  /** Adds a card with its balance, for a caller who holds the till. */
  async open(
    { number, cents, soldOn, expiresOn }: BalanceFromBefore,
    { terms: { salon }, tax, rateBp }: OpenTill,
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<OpenedCard> {
    const now = this.clock.now();
    const id = orderedId(now);
    const codeDigest = digestOfOldNumber(number);
    const { currency, timeZone } = salon;
    await this.cards.addCard(
      {
        ...{
          id,
          codeDigest,
          last4: endOf(number),
          valueCents: cents,
          currency,
          tax,
          expiresOn,
        },
        ...{ state: 'active', message: '', givenOn: null, isFromBefore: true, hasOldNumber: true },
        createdAt: soldOn === null ? now : new Date(dayBounds(soldOn, timeZone).start * 60_000),
      },
      tx,
    );
    const taxCents = taxIncludedIn(cents, rateBp, stepCents(currency));
    await this.ledger.post(
      {
        ...{ businessDay: localDayOf(this.clock.nowMinutes(), timeZone), kind: 'opening', currency },
        ...{ source: { type: 'gift-card', id }, actorId: actor.id },
        lines: [
          { account: 'gift-cards', subjectId: id, cents: -cents },
          { account: 'prepaid-tax', subjectId: id, cents: taxCents },
          { account: 'opening-balances', cents: cents - taxCents },
        ],
      },
      tx,
    );
    return { id, codeDigest, valueCents: cents };
  }

  /** Those of these cards that are as they came in, by id, while no one can pay with them or change them. */
  async lockUntouched(opened: readonly OpenedCard[], tx: EntityManager): Promise<ReadonlySet<string>> {
    // Also while the till is off: an import can be undone then.
    await shareSettings(tx);
    await this.ledger.lockLedger(tx);
    const cards = await this.cards.lockCards(
      opened.map(({ id }) => id),
      tx,
    );
    const isUntouched = (was: OpenedCard, card: GiftCardWithBalance | undefined) =>
      card?.codeDigest === was.codeDigest && card.state === 'active' && card.balanceCents === was.valueCents;
    return new Set(opened.flatMap((was) => (isUntouched(was, cards.get(was.id)) ? was.id : [])));
  }

  /** Removes a card that `lockUntouched` returned. Fails with a foreign key if it paid for something that was refunded. */
  async takeBack(id: string, actor: CurrentUser, tx: EntityManager): Promise<void> {
    const { timeZone } = await this.salons.salon(tx);
    const card = await this.cards.findCard(id, tx);
    const source = { type: 'gift-card', id } as const;
    const opening = await this.ledger.findEntryOf({ kind: 'opening', ...source }, tx);
    if (!card || !opening) throw new Error(`The gift card ${id} did not come from another system.`);
    await this.cards.removeCard(id, tx);
    await this.ledger.post(
      {
        ...{ businessDay: localDayOf(this.clock.nowMinutes(), timeZone), kind: 'opening-undone', source },
        ...{ actorId: actor.id, reversesId: opening.id, currency: card.currency },
        lines: opening.lines.map((line) => ({ ...line, cents: -line.cents })),
      },
      tx,
    );
  }

  /** The rate of everything on sale today; null without tax, or if there are several. */
  private async onlyRateBp(rules: TillTerms['rules'], tx?: EntityManager): Promise<number | null> {
    const { timeZone } = await this.salons.salon(tx);
    const taxesOn = await this.taxes.ratesUnder(rules, tx);
    return taxesOn(localDayOf(this.clock.nowMinutes(), timeZone)).only?.rateBp ?? null;
  }
}

/** Tells cards apart in a list. Never more than half of a number, which would be enough to pay. */
const endOf = (number: string): string => {
  const signs = [...number];
  return signs.slice(signs.length - Math.min(4, Math.floor(signs.length / 2))).join('');
};
