import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ClosedInDemo } from '../../common/access/closed-in-demo.decorator.js';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { FreshProof } from '../../common/access/fresh-proof.decorator.js';
import { Roles } from '../../common/access/roles.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import { InviteDto } from './dto/invite.dto.js';
import { InvitationView, SentInvitationView } from './invitation.view.js';
import { InvitationsService } from './invitations.service.js';

@Roles('admin')
@Controller('invitations')
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  /** Open invitations, latest first. */
  @Get()
  listInvitations(): Promise<InvitationView[]> {
    return this.invitations.listInvitations();
  }

  /**
   * Invites a person to work here, by a link that works once, for seven days. 409 `not-possible` for someone who
   * already works here, and for an address or team member with an open invitation.
   */
  @Limited('invitation')
  @FreshProof()
  @ClosedInDemo()
  @Post()
  invite(@Body() body: InviteDto, @ActingUser() actor: CurrentUser): Promise<SentInvitationView> {
    return this.invitations.invite(body, actor);
  }

  /** Sends an invitation again with a new link, at most five times; the old link stops working. */
  @Limited('invitation')
  @FreshProof()
  @HttpCode(200)
  @ClosedInDemo()
  @Post(':id/send')
  sendInvitation(
    @Param('id', IdPipe) id: string,
    @ActingUser() actor: CurrentUser,
  ): Promise<SentInvitationView> {
    return this.invitations.sendAgain(id, actor);
  }

  /** Withdraws an invitation; its link stops working. */
  @ClosedInDemo()
  @Delete(':id')
  @HttpCode(204)
  withdrawInvitation(@Param('id', IdPipe) id: string, @ActingUser() actor: CurrentUser): Promise<void> {
    return this.invitations.withdraw(id, actor);
  }
}
