import { IsIn } from 'class-validator';
import { type Role, roles } from '../../../common/access/role.js';

export class LookAroundDto {
  /** The person to log in as. */
  @IsIn(roles)
  role: Role;
}
