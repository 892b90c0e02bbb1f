import { ApiProperty } from '@nestjs/swagger';
import { teamRoles, type TeamRole } from '../common/access/role.js';

/** Of whom the salon asks a second factor. */
export class FactorRuleView {
  /** None while the salon leaves it to everybody. */
  @ApiProperty({ enum: teamRoles, isArray: true })
  roles: TeamRole[];

  /** The first day, in the salon’s time zone, on which they cannot work without one; null while the salon asks nobody. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  from: string | null;
}
