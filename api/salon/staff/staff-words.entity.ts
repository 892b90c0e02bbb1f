import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { StaffMember } from './staff-member.entity.js';

/** What is said of a team member in one more language. What is null is not translated. */
@Entity('staff_words')
export class StaffWords {
  @PrimaryColumn({ name: 'staff_id', type: 'uuid' })
  staffId: string;

  /** BCP 47, as the program names it. Perhaps one that this version does not speak. */
  @PrimaryColumn({ type: 'text' })
  lang: string;

  @ManyToOne(() => StaffMember, (member) => member.words, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'staff_id', foreignKeyConstraintName: 'staff_words_of' })
  member: Relation<StaffMember>;

  @Column({ type: 'text', nullable: true })
  role: string | null;

  @Column({ type: 'text', nullable: true })
  introduction: string | null;

  /** Of the original when this was written. */
  @Column({ name: 'source_hash', type: 'text' })
  sourceHash: string;
}
