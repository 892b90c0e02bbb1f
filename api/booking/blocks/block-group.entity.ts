import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Blocks made together, for several people or on several days. Each block has its own person and time. */
@Entity('block_groups')
@Check('block_groups_interval_known', 'every_weeks BETWEEN 1 AND 8')
export class BlockGroup {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Null for blocks that do not repeat. */
  @Column({ name: 'every_weeks', type: 'smallint', nullable: true })
  everyWeeks: number | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
