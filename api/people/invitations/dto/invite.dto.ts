import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsIn } from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { type Grant, grants } from '../../../common/access/may.js';
import { type TeamRole, teamRoles } from '../../../common/access/role.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { EmailAddress } from '../../../common/validation/email-address.decorator.js';

export class InviteDto {
  /** Where the link is sent. Only whoever reads the emails of this address can accept. */
  @EmailAddress()
  email: string;

  @ApiProperty({ enum: teamRoles })
  @IsIn(teamRoles)
  role: TeamRole;

  /** The person of the team that they are; a stylist is somebody. */
  @IfGiven()
  @Id()
  staffId?: string;

  /** What they may beyond their role. */
  @ApiPropertyOptional({ enum: grants, isArray: true })
  @IfGiven()
  @ArrayUnique()
  @IsIn(grants, { each: true })
  @IsArray()
  grants?: Grant[];
}
