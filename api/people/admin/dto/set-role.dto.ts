import { ApiProperty } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsIn, ValidateIf } from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { type Grant, grants } from '../../../common/access/may.js';
import { type Role, roles } from '../../../common/access/role.js';

export class SetRoleDto {
  @ApiProperty({ enum: roles })
  @IsIn(roles)
  role: Role;

  /** What they may beyond their role. */
  @ApiProperty({ enum: grants, isArray: true })
  @ArrayUnique()
  @IsIn(grants, { each: true })
  @IsArray()
  grants: Grant[];

  /** The person of the team that they are; null for nobody whom clients book. A stylist is somebody. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  @ValidateIf((_, value: unknown) => value !== null)
  @Id()
  staffId: string | null;
}
