import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { centsColumn } from '../../database/safe-integer.js';
import type { LocalDate } from '../../common/time/local-date.js';

/**
 * When tax is due. `at-use`: on what the card pays for. `single-purpose`: on the sale of the card, and not again. `at-sale`, of cards
 * sold before there were single-purpose ones: on what it pays for, less what was due at its sale.
 */
export const giftCardRules = ['at-use', 'at-sale', 'single-purpose'] as const;
export type GiftCardRule = (typeof giftCardRules)[number];

/** A gift card. What is left on it, the ledger says; its code, only the card itself. */
@Entity('gift_cards')
@Unique('gift_cards_code_once', ['codeDigest'])
@Check('gift_cards_worth_something', 'value_cents > 0')
@Check('gift_cards_tax_known', "tax IN ('at-use', 'at-sale', 'single-purpose')")
@Check('gift_cards_state_known', "state IN ('active', 'blocked')")
@Check('gift_cards_message_fits', 'char_length(message) <= 200')
@Index('gift_cards_by_time', ['createdAt', 'id'])
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

  /** Printed on it; empty for none. */
  @Column({ type: 'text', default: '' })
  message: string;

  /** When it is given away, if somebody has said so: printed on it, too. */
  @Column({ name: 'given_on', type: 'date', nullable: true })
  givenOn: LocalDate | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
