import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, ValidateIf } from 'class-validator';
import { teamRoles, type TeamRole } from '../../../common/access/role.js';
import { IsLocalDate } from '../../../common/validation/is-local-date.js';

export class SetFactorRuleDto {
  /** Who has to have a second factor. Clients never have to. */
  @ApiProperty({ enum: teamRoles, isArray: true })
  @IsIn(teamRoles, { each: true })
  @ArrayUnique()
  @ArrayMaxSize(teamRoles.length)
  @IsArray()
  roles: TeamRole[];

  /** The first day on which they need it, in the salon’s time zone; null to ask nobody. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  @ValidateIf((_, value: unknown) => value !== null)
  @IsLocalDate()
  from: string | null;
}
