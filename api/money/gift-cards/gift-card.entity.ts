import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { LocalDate } from '../../common/time/local-date.js';

/** When the tax on what a card buys is due: when it is used, or once, when it is sold. */
export type GiftCardTax = 'at-use' | 'at-sale';

/** A gift card. What is left on it, the ledger says; its code, only the card itself. */
@Entity('gift_cards')
@Unique('gift_cards_code_once', ['codeDigest'])
@Check('gift_cards_worth_something', 'value_cents > 0')
@Check('gift_cards_tax_known', "tax IN ('at-use', 'at-sale')")
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

  @Column({ name: 'value_cents', type: 'integer' })
  valueCents: number;

  @Column({ type: 'character', length: 3 })
  currency: string;

  @Column({ type: 'text' })
  tax: GiftCardTax;

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
