import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { type Role, roles } from '../../../common/access/role.js';
import { PageDto } from '../../../common/page/page.dto.js';
import { type UserOrder, userOrders } from '../user-list.repository.js';

export class ListUsersDto extends PageDto {
  /** Searches names and email addresses; also accepts a whole id. */
  @IsOptional()
  @IsString()
  @MaxLength(254)
  search?: string;

  @IsOptional()
  @IsIn(roles)
  role?: Role;

  /** The account linked to this team member. */
  @IsOptional()
  @Id()
  staff?: string;

  /** Default: both. */
  @IsOptional()
  @IsIn(['true', 'false'])
  disabled?: 'true' | 'false';

  /** Default: by address. */
  @IsOptional()
  @IsIn(userOrders)
  sort?: UserOrder;
}
