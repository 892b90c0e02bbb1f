import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Role } from '../../common/access/role.js';

/** Everyone with this role needs a second factor from that day on. */
@Entity('factor_rules')
export class FactorRule {
  @PrimaryColumn({ type: 'text' })
  role: Role;

  /** In the salon’s time zone. */
  @Column({ name: 'required_from', type: 'date' })
  requiredFrom: string;
}
