import { Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { ClosedInDemo } from '../../common/access/closed-in-demo.decorator.js';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { FreshProof } from '../../common/access/fresh-proof.decorator.js';
import { Roles } from '../../common/access/roles.decorator.js';
import { EmailAddressPipe } from '../../people/users/email-address.pipe.js';
import { DeletedUsersView, ErasurePreviewView } from './erasure.view.js';
import { DeleteUserDto } from './dto/delete-user.dto.js';
import { AccountErasureService } from './account-erasure.service.js';
@Roles('admin')
@Controller('user')
export class UserErasureController {
  constructor(private readonly erasure: AccountErasureService) {}

  /** The bookings that erasing this user would cancel; none without an account. */
  @Get(':email/departure')
  previewUserErasure(@Param('email', EmailAddressPipe) email: string): Promise<ErasurePreviewView> {
    return this.erasure.previewUserErasure(email);
  }

  /** Erases an account: cancels its upcoming bookings and anonymises past ones. The last admin cannot be erased. */
  @FreshProof()
  @ClosedInDemo()
  @Delete(':email')
  deleteUser(
    @Param('email', EmailAddressPipe) email: string,
    @Query() { erasesPeople = false }: DeleteUserDto,
    @ActingUser() actor: CurrentUser,
  ): Promise<DeletedUsersView> {
    return this.erasure.deleteUser(email, erasesPeople, actor);
  }
}
