import { ApiProperty } from '@nestjs/swagger';
import { teamRoles, type TeamRole } from '../../common/access/role.js';

/** How many people a rule for a role would be about. */
export class PeopleOfRoleView {
  @ApiProperty({ enum: teamRoles })
  role: TeamRole;

  /** Closed accounts are not among them. */
  people: number;

  /** How many of them have no second factor yet, and are shut out of the desk from the day on that the rule names. */
  withoutFactor: number;
}

/** Of whom the salon asks a second factor. */
export class FactorRuleView {
  /** None while the salon leaves it to everybody. */
  @ApiProperty({ enum: teamRoles, isArray: true })
  roles: TeamRole[];

  /** The first day, in the salon’s time zone, on which they cannot work without one; null while the salon asks nobody. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  from: string | null;

  /** Of every role that a rule can be about. */
  people: PeopleOfRoleView[];
}
