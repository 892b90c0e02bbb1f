import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { toPrice } from '../../common/money/currency-step.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { pageOf } from '../../common/page/page.js';
import { invalidInput, notFound } from '../../common/problem/common.problems.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { localDayOf } from '../../common/time/zone.js';
import { sentence } from '../../common/words/sentence.js';
import { Transactions } from '../../database/transactions.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { inGroups, readCode } from './domain/code.js';
import { stateOf } from './domain/gift-card-state.js';
import type { EmailGiftCardDto, ListGiftCardsDto } from './dto/gift-card.dto.js';
import {
  type GiftCardPageView,
  type GiftCardView,
  type RenewedGiftCardView,
  toGiftCardView,
} from './gift-card.view.js';
import { giftCardNotActive } from './gift-cards.problems.js';
import { GiftCardTriesService } from './gift-card-tries.service.js';
import { GiftCardsRepository } from './gift-cards.repository.js';
import { GiftCardsService } from './gift-cards.service.js';

/** An email that delivers a card is worth sending for a week. */
const USEFUL_MS = 7 * 86_400_000;

/** The desk's actions on gift cards, apart from selling and accepting them. */
@Injectable()
export class ManageGiftCardsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly repository: GiftCardsRepository,
    private readonly cards: GiftCardsService,
    private readonly tries: GiftCardTriesService,
    private readonly settings: SalonSettingsService,
    private readonly audit: AuditService,
    private readonly mailer: MailerService,
    private readonly clock: Clock,
  ) {}

  async listGiftCards(query: ListGiftCardsDto): Promise<GiftCardPageView> {
    const page = pageOf(query);
    const { items, total, owedCents } = await this.repository.list(
      { last4: query.last4?.toUpperCase(), hasBalance: query.left && query.left === 'something' },
      page,
    );
    const today = await this.today();
    return {
      items: items.map((card) => toGiftCardView(card, today)),
      total,
      ...page,
      owed: toPrice(owedCents),
    };
  }

  /** Same answer for an unknown code and a used-up card, so that guessing reveals nothing. */
  async lookAtGiftCard(code: string, actor: CurrentUser): Promise<GiftCardView> {
    if (!(await this.cards.canBeCard(code))) {
      throw invalidInput([{ pointer: '#/code', detail: sentence('giftCardMistyped') }]);
    }
    await this.tries.assertMayTry([code], actor);
    const card = await this.cards.findByCode(code);
    const today = await this.today();
    if (!card || stateOf(card, today) === 'used-up') throw notFound('giftCard');
    return toGiftCardView(card, today);
  }

  blockGiftCard(id: string, actor: CurrentUser): Promise<GiftCardView> {
    return this.setState(id, 'blocked', actor);
  }

  unblockGiftCard(id: string, actor: CurrentUser): Promise<GiftCardView> {
    return this.setState(id, 'active', actor);
  }

  /** Waits for payments in progress; later payments with the old code fail. */
  renewGiftCardCode(id: string, actor: CurrentUser): Promise<RenewedGiftCardView> {
    return this.transactions.run(async (tx) => {
      await this.repository.lockCard(id, tx);
      if (!(await this.repository.findCard(id, tx))) throw notFound('giftCard');
      const code = await this.cards.renewCode(id, tx);
      await this.audit.record(
        { actor, action: 'gift-card.code-renewed', object: { type: 'gift-card', id } },
        tx,
      );
      return { ...(await this.show(id, tx)), code };
    });
  }

  async emailGiftCard(id: string, { code, email: to }: EmailGiftCardDto, actor: CurrentUser): Promise<void> {
    if (!this.cards.isCode(code)) {
      throw invalidInput([{ pointer: '#/code', detail: sentence('giftCardMistyped') }]);
    }
    await this.tries.assertMayTry([code], actor);
    await this.transactions.run(async (tx) => {
      const card = await this.cards.findByCode(code, tx);
      if (card?.id !== id) {
        throw invalidInput([{ pointer: '#/code', detail: sentence('codeOfAnotherCard') }]);
      }
      if (stateOf(card, await this.today(tx)) !== 'active') throw giftCardNotActive();
      const { balanceCents: cents, currency, message, expiresOn } = card;
      await this.mailer.enqueue(
        {
          ...{ kind: 'gift-card', to, facts: { cents, currency, message, expiresOn } },
          link: `/book#code=${inGroups(readCode(code) ?? '')}`,
          expiresAt: new Date(this.clock.now().getTime() + USEFUL_MS),
        },
        tx,
      );
      await this.audit.record({ actor, action: 'gift-card.emailed', object: { type: 'gift-card', id } }, tx);
    });
  }

  private async show(id: string, tx: EntityManager): Promise<GiftCardView> {
    const card = await this.repository.findCard(id, tx);
    if (!card) throw notFound('giftCard');
    return toGiftCardView(card, await this.today(tx));
  }

  /** Waits for payments in progress. Idempotent. */
  private setState(id: string, state: 'active' | 'blocked', actor: CurrentUser): Promise<GiftCardView> {
    return this.transactions.run(async (tx) => {
      await this.repository.lockCard(id, tx);
      const card = await this.repository.findCard(id, tx);
      if (!card) throw notFound('giftCard');
      if (card.state !== state) {
        await this.repository.setState(id, state, tx);
        const action = state === 'blocked' ? 'gift-card.blocked' : 'gift-card.unblocked';
        await this.audit.record({ actor, action, object: { type: 'gift-card', id } }, tx);
      }
      return toGiftCardView({ ...card, state }, await this.today(tx));
    });
  }

  private async today(tx?: EntityManager): Promise<LocalDate> {
    const { timeZone } = await this.settings.salon(tx);
    return localDayOf(this.clock.nowMinutes(), timeZone);
  }
}
