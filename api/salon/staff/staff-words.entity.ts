import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { StaffMember } from './staff-member.entity.js';

/** A team member's texts in another language. Null means untranslated. */
@Entity('staff_words')
export class StaffWords {
  @PrimaryColumn({ name: 'staff_id', type: 'uuid' })
  staffId: string;

  /** BCP 47, as used by the app. May be a language that this version does not support. */
  @PrimaryColumn({ type: 'text' })
  lang: string;

  @ManyToOne(() => StaffMember, (member) => member.words, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'staff_id', foreignKeyConstraintName: 'staff_words_of' })
  member: Relation<StaffMember>;

  @Column({ type: 'text', nullable: true })
  role: string | null;

  @Column({ type: 'text', nullable: true })
  introduction: string | null;

  /** Hash of the original text when this was written. */
  @Column({ name: 'source_hash', type: 'text' })
  sourceHash: string;
}
