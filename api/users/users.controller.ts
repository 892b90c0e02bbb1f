import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { ActingUser, type CurrentUser } from '../common/access/current-user.decorator.js';
import { Roles } from '../common/access/roles.decorator.js';
import { EmailAddressPipe } from './email-address.pipe.js';
import { DeletedUsersView, ListedUserView } from './user.view.js';
import { UsersService } from './users.service.js';

@ApiBearerAuth()
@Roles('admin')
@Controller('user')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  /** Everybody who can sign in, by address. */
  @Get()
  listUsers(): Promise<ListedUserView[]> {
    return this.users.listUsers();
  }

  /** Ends an account and everything that is signed in with it. The last admin stays. */
  @Delete(':email')
  deleteUser(
    @Param('email', EmailAddressPipe) email: string,
    @ActingUser() actor: CurrentUser,
  ): Promise<DeletedUsersView> {
    return this.users.deleteUser(email, actor);
  }
}
