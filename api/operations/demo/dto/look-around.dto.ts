import { IsIn } from 'class-validator';
import { type Role, roles } from '../../../common/access/role.js';

export class LookAroundDto {
  /** As whom. */
  @IsIn(roles)
  role: Role;
}
