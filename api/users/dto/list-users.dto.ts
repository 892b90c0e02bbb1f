import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import type { Role } from '../../common/access/role.js';
import { PageDto } from '../../common/validation/page.dto.js';
import { type UserOrder, userOrders } from '../users.repository.js';

export class ListUsersDto extends PageDto {
  /** Looked for in names and addresses; a whole id is found too. */
  @IsOptional()
  @IsString()
  @MaxLength(254)
  search?: string;

  @IsOptional()
  @IsIn(['user', 'admin'])
  role?: Role;

  /** Left out: both. */
  @IsOptional()
  @IsIn(['true', 'false'])
  disabled?: 'true' | 'false';

  /** Left out: by address. */
  @IsOptional()
  @IsIn(userOrders)
  sort?: UserOrder;
}
