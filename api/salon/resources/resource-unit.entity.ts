import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { ResourcePool } from './resource-pool.entity.js';

/** A unit that is `out` is out of order, until a given time or until it is put back. */
export const unitStatuses = ['active', 'out', 'archived'] as const;
export type UnitStatus = (typeof unitStatuses)[number];

/** One chair, room, basin or device. One client uses it at a time. */
@Entity('resource_units')
@Check('resource_units_title_given', "title <> ''")
@Check('resource_units_status_known', "status IN ('active', 'out', 'archived')")
@Check('resource_units_out_until_known', "out_until IS NULL OR status = 'out'")
@Index('resource_units_by_pool', ['poolId'])
export class ResourceUnit {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'pool_id', type: 'uuid' })
  poolId: string;

  @ManyToOne(() => ResourcePool, (pool) => pool.units, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'pool_id', foreignKeyConstraintName: 'resource_units_of_pool' })
  pool: Relation<ResourcePool>;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'smallint', default: 0 })
  position: number;

  @Column({ type: 'text', default: 'active' })
  status: UnitStatus;

  /** When a unit that is out of order is back; null if no one knows. */
  @Column({ name: 'out_until', type: 'timestamptz', nullable: true })
  outUntil: Date | null;
}
