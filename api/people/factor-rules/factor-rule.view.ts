import { ApiProperty } from '@nestjs/swagger';
import { teamRoles, type TeamRole } from '../../common/access/role.js';

/** Number of people whom a rule for a role would affect. */
export class PeopleOfRoleView {
  @ApiProperty({ enum: teamRoles })
  role: TeamRole;

  /** Closed accounts are not among them. */
  people: number;

  /** The number of users without a second factor, who lose access to the desk on the day of the rule. */
  withoutFactor: number;
}

/** Of whom the salon asks a second factor. */
export class FactorRuleView {
  /** Empty while the salon requires it of no one. */
  @ApiProperty({ enum: teamRoles, isArray: true })
  roles: TeamRole[];

  /** The first day on which it is required, in the salon’s time zone; null while it is required of no one. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  from: string | null;

  /** One entry per role that a rule can apply to. */
  people: PeopleOfRoleView[];
}
