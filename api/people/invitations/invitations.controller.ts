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

  /** Invitations that have neither been accepted nor withdrawn, the latest first. */
  @Get()
  listInvitations(): Promise<InvitationView[]> {
    return this.invitations.listInvitations();
  }

  /**
   * Invites somebody to work here, by a link that works once, for seven days. 409 `not-possible` for somebody who works here
   * already, and for an address or a person of the team that has an invitation.
   */
  @Limited('invitation')
  @FreshProof()
  @ClosedInDemo()
  @Post()
  invite(@Body() body: InviteDto, @ActingUser() actor: CurrentUser): Promise<SentInvitationView> {
    return this.invitations.invite(body, actor);
  }

  /** Sends it again with another link, five times in all; the link before ends. */
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

  /** Withdraws it; its link ends. */
  @ClosedInDemo()
  @Delete(':id')
  @HttpCode(204)
  withdrawInvitation(@Param('id', IdPipe) id: string, @ActingUser() actor: CurrentUser): Promise<void> {
    return this.invitations.withdraw(id, actor);
  }
}
