import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Service } from '../services/service.entity.js';
import { ResourcePool } from './resource-pool.entity.js';

/** A need of a service: one unit of a pool, for the whole service or for some of its segments. */
@Entity('service_resources')
@Check(
  'service_resources_segments_given',
  "segments IS NULL OR (jsonb_typeof(segments) = 'array' AND segments <> '[]'::jsonb)",
)
@Check('service_resources_turnover_sane', 'turnover_minutes BETWEEN 0 AND 120')
@Index('service_resources_by_pool', ['poolId'])
export class ServiceResource {
  @PrimaryColumn({ name: 'service_id', type: 'uuid' })
  serviceId: string;

  @PrimaryColumn({ name: 'pool_id', type: 'uuid' })
  poolId: string;

  @ManyToOne(() => Service, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'service_id', foreignKeyConstraintName: 'service_resources_of_service' })
  service: Service;

  @ManyToOne(() => ResourcePool, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'pool_id', foreignKeyConstraintName: 'service_resources_of_pool' })
  pool: ResourcePool;

  /** Indexes of the service's segments, from 0; null for the whole service. */
  @Column({ type: 'jsonb', nullable: true })
  segments: number[] | null;

  /** Minutes for which the unit is not free afterwards, such as for cleaning. */
  @Column({ name: 'turnover_minutes', type: 'smallint', default: 0 })
  turnoverMinutes: number;
}
