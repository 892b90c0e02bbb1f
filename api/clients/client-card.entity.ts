import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  OneToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { User } from '../users/user.entity.js';

/**
 * What the salon keeps of a client by itself: all of somebody who has no account, and of somebody who has one the
 * salon's note alone.
 */
@Entity('clients')
@Unique('clients_of_user_once', ['userId'])
@Check(
  'clients_account_speaks_for_itself',
  "CASE WHEN user_id IS NULL THEN name <> '' ELSE name = '' AND email = '' AND phone = '' END",
)
@Index('clients_email_once', ['emailKey'], { unique: true, where: "email_key <> ''" })
@Index('clients_by_phone', ['phoneKey'], { where: "phone_key <> ''" })
@Index('clients_by_arrival', ['createdAt', 'id'], { where: 'user_id IS NULL' })
@Index('clients_by_name', { synchronize: false })
export class ClientCard {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The account whose note this is; null for somebody without one. */
  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId: string | null;

  @OneToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'clients_of_user' })
  user: User | null;

  @Column({ type: 'text', default: '' })
  name: string;

  @Column({ type: 'text', default: '' })
  email: string;

  /** The address as it is compared; see `emailKey`. */
  @Column({ name: 'email_key', type: 'text', default: '' })
  emailKey: string;

  @Column({ type: 'text', default: '' })
  phone: string;

  /** The number as it is compared; see `phoneKey`. */
  @Column({ name: 'phone_key', type: 'text', default: '' })
  phoneKey: string;

  /** For those who run the salon; she gets it with everything else that is known about her. */
  @Column({ type: 'text', default: '' })
  note: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
