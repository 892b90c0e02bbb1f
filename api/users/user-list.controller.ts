import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { Roles } from '../common/access/roles.decorator.js';
import { ListUsersDto } from './dto/list-users.dto.js';
import { UserPageView } from './user.view.js';
import { UsersService } from './users.service.js';

@ApiBearerAuth()
@Roles('admin')
@Controller('users')
export class UserListController {
  constructor(private readonly users: UsersService) {}

  /** People page by page, found by a few letters. */
  @Get()
  listUserPage(@Query() ask: ListUsersDto): Promise<UserPageView> {
    return this.users.listUserPage(ask);
  }
}
