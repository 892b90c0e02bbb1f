import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** A code, kept on paper, that replaces a lost factor once. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'recovery_codes_of_user' })
  user: Relation<User>;

  /** SHA-256 of an 80-bit code, which can't be guessed from it. */
  @PrimaryColumn({ name: 'code_hash', type: 'bytea' })
  codeHash: Buffer;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'used_at', type: 'timestamptz', nullable: true })
  usedAt: Date | null;
}
