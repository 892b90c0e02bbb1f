import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsIn } from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { type Grant, grants } from '../../../common/access/may.js';
import { type TeamRole, teamRoles } from '../../../common/access/role.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { EmailAddress } from '../../../common/validation/email-address.decorator.js';

export class InviteDto {
  /** The address that the link is sent to. Accepting requires access to that mailbox. */
  @EmailAddress()
  email: string;

  @ApiProperty({ enum: teamRoles })
  @IsIn(teamRoles)
  role: TeamRole;

  /** The team member linked to the account; required for stylists. */
  @IfGiven()
  @Id()
  staffId?: string;

  /** Rights granted beyond the role. */
  @ApiPropertyOptional({ enum: grants, isArray: true })
  @IfGiven()
  @ArrayUnique()
  @IsIn(grants, { each: true })
  @IsArray()
  grants?: Grant[];
}
