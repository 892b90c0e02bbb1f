import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ClosedInDemo } from '../../common/access/closed-in-demo.decorator.js';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { FreshProof } from '../../common/access/fresh-proof.decorator.js';
import { Roles } from '../../common/access/roles.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { EmailAddressPipe } from '../users/email-address.pipe.js';
import { AdminService } from './admin.service.js';
import { AdminView, ModifiedUsersView } from './admin.view.js';
import { DisableUserDto } from './dto/disable-user.dto.js';
import { MakeAdminDto } from './dto/make-admin.dto.js';
import { SetRoleDto } from './dto/set-role.dto.js';
import { UserRowView } from './user-list.view.js';

@Controller()
export class AdminController {
  constructor(private readonly admins: AdminService) {}

  /** Tells if the account with this address is an admin; only for that account and admins. */
  @Get('admin/:email')
  checkAdmin(
    @Param('email', EmailAddressPipe) email: string,
    @ActingUser() actor: CurrentUser,
  ): Promise<AdminView> {
    return this.admins.checkAdmin(email, actor);
  }

  /** Makes an account an admin, from its next request on. 403 `unverified-email` until its address is confirmed. */
  @FreshProof()
  @Roles('admin')
  @ClosedInDemo()
  @Put('user/admin')
  makeAdmin(@Body() { email }: MakeAdminDto, @ActingUser() actor: CurrentUser): Promise<ModifiedUsersView> {
    return this.admins.makeAdmin(email, actor);
  }

  /** Removes the role, from the account's next request on. The last admin stays. */
  @FreshProof()
  @Roles('admin')
  @ClosedInDemo()
  @Delete('admin/:email')
  dismissAdmin(
    @Param('email', EmailAddressPipe) email: string,
    @ActingUser() actor: CurrentUser,
  ): Promise<ModifiedUsersView> {
    return this.admins.dismissAdmin(email, actor);
  }

  /**
   * Sets a user's role: client, stylist, reception or admin. It also sets additional rights and the linked team
   * member. It applies from their next request. Grants that change nothing for the role are left out. 403
   * `unverified-email` until the address is confirmed, 409 `last-admin` for the only admin, 409 `not-possible` if that
   * team member already has an account.
   */
  @FreshProof()
  @Roles('admin')
  @ClosedInDemo()
  @Put('users/:id/role')
  setRole(
    @Param('id', IdPipe) id: string,
    @Body() body: SetRoleDto,
    @ActingUser() actor: CurrentUser,
  ): Promise<UserRowView> {
    return this.admins.setRole(id, body, actor);
  }

  /**
   * Disables an account and logs it out everywhere, or enables it again. Not the caller's own account, and not the last
   * admin.
   */
  @FreshProof()
  @Roles('admin')
  @ClosedInDemo()
  @Put('users/:id/disabled')
  @HttpCode(204)
  disableUser(
    @Param('id', IdPipe) id: string,
    @Body() { disabled }: DisableUserDto,
    @ActingUser() actor: CurrentUser,
  ): Promise<void> {
    return this.admins.setDisabled(id, disabled, actor);
  }
}
