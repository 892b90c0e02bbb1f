import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../users/user.entity.js';

/** The forms of the site, by their page. */
export const formKinds = ['home', 'contact'] as const;
export type FormKind = (typeof formKinds)[number];

export const inboxStatuses = ['open', 'handled'] as const;
export type InboxStatus = (typeof inboxStatuses)[number];

/** A message that a visitor sent to the salon through a form on the site. */
@Entity('messages')
@Check('messages_kind_known', "kind IN ('home', 'contact')")
@Check('messages_status_known', "status IN ('open', 'handled')")
@Check('messages_handled_says_when', "(status = 'handled') = (handled_at IS NOT NULL)")
@Index('messages_by_age', ['createdAt', 'id'])
@Index('messages_by_folded_letters', { synchronize: false })
export class VisitorMessage {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  kind: FormKind;

  @Column({ type: 'text' })
  name: string;

  @Column({ name: 'last_name', type: 'text', default: '' })
  lastName: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text', default: '' })
  phone: string;

  @Column({ type: 'text' })
  text: string;

  /** The language of its page, in which it is answered; null for the salon's main one. */
  @Column({ type: 'text', nullable: true })
  lang: string | null;

  @Column({ type: 'text', default: 'open' })
  status: InboxStatus;

  @Column({ name: 'handled_at', type: 'timestamptz', nullable: true })
  handledAt: Date | null;

  @Column({ name: 'handled_by', type: 'uuid', nullable: true })
  handledById: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'handled_by', foreignKeyConstraintName: 'messages_handled_by' })
  handledBy: User | null;

  /** The salon's own note, which the visitor never sees. */
  @Column({ type: 'text', default: '' })
  note: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
