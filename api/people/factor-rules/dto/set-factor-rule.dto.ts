import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, ValidateIf } from 'class-validator';
import { teamRoles, type TeamRole } from '../../../common/access/role.js';
import { IsLocalDate } from '../../../common/validation/is-local-date.js';

export class SetFactorRuleDto {
  /** The role that the rule applies to. Clients never need a second factor. */
  @ApiProperty({ enum: teamRoles, isArray: true })
  @IsIn(teamRoles, { each: true })
  @ArrayUnique()
  @ArrayMaxSize(teamRoles.length)
  @IsArray()
  roles: TeamRole[];

  /** The first day on which it is required, in the salon’s time zone; null to require it of no one. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  @ValidateIf((_, value: unknown) => value !== null)
  @IsLocalDate()
  from: string | null;
}
