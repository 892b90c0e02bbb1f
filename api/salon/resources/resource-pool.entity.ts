import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  OneToMany,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { ResourceUnit } from './resource-unit.entity.js';

export const poolKinds = ['chair', 'room', 'basin', 'device'] as const;
export type PoolKind = (typeof poolKinds)[number];

/** Archived pools are kept only for their bookings. */
export const poolStatuses = ['active', 'archived'] as const;
export type PoolStatus = (typeof poolStatuses)[number];

/** Identical units that services need, such as the salon's basins. It makes no difference which one a client gets. */
@Entity('resource_pools')
@Check('resource_pools_title_given', "title <> ''")
@Check('resource_pools_kind_known', "kind IN ('chair', 'room', 'basin', 'device')")
@Check('resource_pools_status_known', "status IN ('active', 'archived')")
export class ResourcePool {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Only the team sees it. */
  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  kind: PoolKind;

  @Column({ type: 'smallint', default: 0 })
  position: number;

  @Column({ type: 'text', default: 'active' })
  status: PoolStatus;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @OneToMany(() => ResourceUnit, (unit) => unit.pool)
  units: Relation<ResourceUnit[]>;
}
