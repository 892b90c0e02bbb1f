import { Controller, Get } from '@nestjs/common';
import { Roles } from '../../common/access/roles.decorator.js';
import { ListedUserView } from './user.view.js';
import { UsersService } from './users.service.js';
@Roles('admin')
@Controller('user')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  /** Everyone who can log in, by address. */
  @Get()
  listUsers(): Promise<ListedUserView[]> {
    return this.users.listUsers();
  }
}
