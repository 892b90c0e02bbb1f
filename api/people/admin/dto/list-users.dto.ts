import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { type Role, roles } from '../../../common/access/role.js';
import { PageDto } from '../../../common/page/page.dto.js';
import { type UserOrder, userOrders } from '../user-list.repository.js';

export class ListUsersDto extends PageDto {
  /** Searched for in names and email addresses; a whole id works too. */
  @IsOptional()
  @IsString()
  @MaxLength(254)
  search?: string;

  @IsOptional()
  @IsIn(roles)
  role?: Role;

  /** The account of this person of the team. */
  @IsOptional()
  @Id()
  staff?: string;

  /** Left out: both. */
  @IsOptional()
  @IsIn(['true', 'false'])
  disabled?: 'true' | 'false';

  /** Left out: by address. */
  @IsOptional()
  @IsIn(userOrders)
  sort?: UserOrder;
}
