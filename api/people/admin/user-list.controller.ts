import { Controller, Get, Query } from '@nestjs/common';
import { Roles } from '../../common/access/roles.decorator.js';
import { ListUsersDto } from './dto/list-users.dto.js';
import { UserListService } from './user-list.service.js';
import { RoleView, UserPageView } from './user-list.view.js';
@Roles('admin')
@Controller('users')
export class UserListController {
  constructor(private readonly users: UserListService) {}

  /** Accounts page by page, with a search. */
  @Get()
  listUserPage(@Query() query: ListUsersDto): Promise<UserPageView> {
    return this.users.listUserPage(query);
  }

  /** The roles, and the rights that can be granted beyond each. */
  @Get('roles')
  listRoles(): RoleView[] {
    return this.users.listRoles();
  }
}
