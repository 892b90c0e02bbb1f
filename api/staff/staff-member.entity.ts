import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A person clients can book. */
@Entity('staff')
@Check('staff_name_given', "name <> ''")
export class StaffMember {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  name: string;

  /** What the public page says she is, for example "Colour specialist". */
  @Column({ type: 'text', default: '' })
  role: string;

  @Column({ type: 'text', default: '' })
  introduction: string;

  @Column({ type: 'text', default: '' })
  img: string;

  @Column({ type: 'smallint', default: 0 })
  position: number;

  @Column({ type: 'boolean', default: true })
  active: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
