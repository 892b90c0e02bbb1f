import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { centsColumn } from '../../database/safe-integer.js';
import type { LocalDate } from '../../common/time/local-date.js';

/**
 * Time at which tax is due. `at-use`: on what the card pays for. `single-purpose`: at the sale of the card, and not
 * again. `at-sale`, for cards sold before single-purpose ones existed: on what it pays for, less the tax due at its
 * sale.
 */
export const giftCardRules = ['at-use', 'at-sale', 'single-purpose'] as const;
export type GiftCardRule = (typeof giftCardRules)[number];

/** A gift card. The ledger has its balance; only the card itself has its code. */
@Entity('gift_cards')
@Unique('gift_cards_code_once', ['codeDigest'])
@Check('gift_cards_worth_something', 'value_cents > 0')
@Check('gift_cards_tax_known', "tax IN ('at-use', 'at-sale', 'single-purpose')")
@Check('gift_cards_state_known', "state IN ('active', 'blocked')")
@Check('gift_cards_message_fits', 'char_length(message) <= 200')
@Index('gift_cards_by_time', ['createdAt', 'id'])
@Index('gift_cards_with_old_number', ['id'], { where: 'has_old_number' })
export class GiftCard {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'code_digest', type: 'text' })
  codeDigest: string;

  @Column({ type: 'text' })
  last4: string;

  @Column({ name: 'value_cents', ...centsColumn })
  valueCents: number;

  @Column({ type: 'character', length: 3 })
  currency: string;

  @Column({ type: 'text' })
  tax: GiftCardRule;

  @Column({ type: 'text', default: 'active' })
  state: 'active' | 'blocked';

  @Column({ name: 'expires_on', type: 'date', nullable: true })
  expiresOn: LocalDate | null;

  /** Printed on the card; empty for none. */
  @Column({ type: 'text', default: '' })
  message: string;

  /** The day it is to be given, if known; also printed on the card. */
  @Column({ name: 'given_on', type: 'date', nullable: true })
  givenOn: LocalDate | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** It was sold in another system, and came here with its balance. */
  @Column({ name: 'is_from_before', type: 'boolean', default: false })
  isFromBefore: boolean;

  /** Its code is still a number of that system, which the till accepts until the card gets a new code. */
  @Column({ name: 'has_old_number', type: 'boolean', default: false })
  hasOldNumber: boolean;
}
