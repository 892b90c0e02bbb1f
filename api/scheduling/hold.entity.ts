import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A slot kept for somebody who is about to confirm. Its unguessable id is the right to use it. */
@Entity('holds')
@Index('holds_by_holder', ['holder', 'expiresAt'])
@Index('holds_by_expiry', ['expiresAt'])
export class Hold {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Who holds it: a user, or a digest of a visitor's network address. Limits how much one caller can hold. */
  @Column({ type: 'text' })
  holder: string;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
