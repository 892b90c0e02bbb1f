import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Raised by triggers with every change to anything availability is computed from, except allocations. */
@Entity('plan_version')
@Check('plan_version_is_one', 'id = 1')
export class PlanVersion {
  @PrimaryColumn({ type: 'smallint', default: 1 })
  id: number;

  @Column({ type: 'bigint', default: 1 })
  version: string;
}
