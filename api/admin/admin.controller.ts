import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { ActingUser, type CurrentUser } from '../common/access/current-user.decorator.js';
import { Roles } from '../common/access/roles.decorator.js';
import { EmailAddressPipe } from '../users/email-address.pipe.js';
import { AdminService } from './admin.service.js';
import { AdminView, ModifiedUsersView } from './admin.view.js';
import { MakeAdminDto } from './dto/make-admin.dto.js';

@ApiBearerAuth()
@Controller()
export class AdminController {
  constructor(private readonly admins: AdminService) {}

  /** Whether the person with this address is an admin; she herself and admins may ask. */
  @Get('admin/:email')
  checkAdmin(
    @Param('email', EmailAddressPipe) email: string,
    @ActingUser() actor: CurrentUser,
  ): Promise<AdminView> {
    return this.admins.checkAdmin(email, actor);
  }

  /** Makes somebody who has an account an admin, from her next request on. */
  @Roles('admin')
  @Put('user/admin')
  makeAdmin(@Body() { email }: MakeAdminDto): Promise<ModifiedUsersView> {
    return this.admins.makeAdmin(email);
  }

  /** Takes the role back, from her next request on. The last admin stays. */
  @Roles('admin')
  @Delete('admin/:email')
  dismissAdmin(@Param('email', EmailAddressPipe) email: string): Promise<ModifiedUsersView> {
    return this.admins.dismissAdmin(email);
  }
}
