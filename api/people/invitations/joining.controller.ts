import { Body, Controller, Header, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ClosedInDemo } from '../../common/access/closed-in-demo.decorator.js';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { Public } from '../../common/access/public.decorator.js';
import { AskedLanguage } from '../../common/http/asked-language.decorator.js';
import { UseCodeDto } from '../credentials/dto/use-code.dto.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import { SameOriginGuard } from '../sessions/same-origin.guard.js';
import { SessionCookieService } from '../sessions/session-cookie.service.js';
import { SignedInView } from '../sessions/session.view.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { Language } from '../../words/types.gen.js';
import { RegisterInvitedDto } from './dto/register-invited.dto.js';
import { JoiningService } from './joining.service.js';
import { ReceivedInvitationView } from './received-invitation.view.js';
import { ReceivedInvitationsService } from './received-invitations.service.js';

@Controller('invitations')
export class JoiningController {
  constructor(
    private readonly joining: JoiningService,
    private readonly received: ReceivedInvitationsService,
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookieService,
  ) {}

  /** The invitation behind a link, and the reader's next step. Reading doesn't use the link up. */
  @Public()
  @Header('Cache-Control', 'no-store')
  @Limited('invitation-link')
  @HttpCode(200)
  @Post('read')
  readInvitation(
    @Body() { code }: UseCodeDto,
    @ActingUser() actor: CurrentUser | undefined,
  ): Promise<ReceivedInvitationView> {
    return this.received.readInvitation(code, actor);
  }

  /**
   * Accepts an invitation with the account of the invited address, and verifies the address. Ends the sessions of an
   * account with a password: its next log-in requires a password that is strong enough for a team member.
   */
  @Limited('invitation-link')
  @HttpCode(200)
  @ClosedInDemo()
  @Post('accept')
  async acceptInvitation(
    @Body() { code }: UseCodeDto,
    @ActingUser() actor: CurrentUser,
  ): Promise<SignedInView> {
    return { user: await this.sessions.viewOf(await this.joining.accept(code, actor)) };
  }

  /** Accepts an invitation without an account: creates one with the invited address, and logs it in. */
  @Public()
  @UseGuards(SameOriginGuard)
  @Header('Cache-Control', 'no-store')
  @Limited('invitation-link')
  @Post('register')
  async registerInvited(
    @Body() body: RegisterInvitedDto,
    @AskedLanguage() language: Language | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedInView> {
    const browser = this.cookie.browserOf(request);
    return this.cookie.set(response, await this.joining.register(body, language, browser));
  }
}
