import { ApiProperty } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsIn, ValidateIf } from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { type Grant, grants } from '../../../common/access/may.js';
import { type Role, roles } from '../../../common/access/role.js';

export class SetRoleDto {
  @ApiProperty({ enum: roles })
  @IsIn(roles)
  role: Role;

  /** Rights granted beyond the role. */
  @ApiProperty({ enum: grants, isArray: true })
  @ArrayUnique()
  @IsIn(grants, { each: true })
  @IsArray()
  grants: Grant[];

  /** The team member linked to the account; null without one. Required for stylists. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  @ValidateIf((_, value: unknown) => value !== null)
  @Id()
  staffId: string | null;
}
