import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A slot kept for somebody who is about to confirm. Its unguessable id is the right to use it. */
@Entity('holds')
@Index('holds_by_holder', ['holder', 'expiresAt'])
@Index('holds_by_network', ['network', 'expiresAt'])
@Index('holds_by_expiry', ['expiresAt'])
export class Hold {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Who holds it: a user, or somebody at a network address. Limits how much one person can hold. */
  @Column({ type: 'text' })
  holder: string;

  /** A digest of the network address, whoever it was. Limits how much can be held from there. */
  @Column({ type: 'text', nullable: true })
  network: string | null;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

/** What the holder of a slot begins with when they have an account. */
export const USER_HOLDER = 'user:';

/** Somebody with an account as the holder of a slot. */
export const holderOf = (userId: string): string => USER_HOLDER + userId;
