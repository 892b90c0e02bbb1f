import { Body, Controller, Get, Header, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ActingUser, type CurrentUser } from '../common/access/current-user.decorator.js';
import { Public } from '../common/access/public.decorator.js';
import { Limited } from '../limits/limited.decorator.js';
import { AuthService } from './auth.service.js';
import { LogInDto } from './dto/log-in.dto.js';
import { SignUpDto } from './dto/sign-up.dto.js';
import { OwnPagesGuard } from './own-pages.guard.js';
import { SessionCookie } from './session-cookie.js';
import { SessionView, SignedInView } from './session.view.js';
import { SessionsService } from './sessions.service.js';

@Public()
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
  ) {}

  /** Creates an account and signs it in. */
  @UseGuards(OwnPagesGuard)
  @Header('Cache-Control', 'no-store')
  @Limited('sign-up')
  @Post('sign-up')
  async signUp(
    @Body() body: SignUpDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedInView> {
    return this.cookie.hand(response, await this.auth.signUp(body, this.cookie.browserOf(request)));
  }

  /** Signs in with e-mail and password. */
  @UseGuards(OwnPagesGuard)
  @Header('Cache-Control', 'no-store')
  @HttpCode(200)
  @Limited('login')
  @Post('login')
  async logIn(
    @Body() body: LogInDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedInView> {
    return this.cookie.hand(response, await this.auth.logIn(body, this.cookie.browserOf(request)));
  }

  /** Ends the session of this browser; its access tokens end with it. */
  @UseGuards(OwnPagesGuard)
  @HttpCode(204)
  @Post('sign-out')
  signOut(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @ActingUser() actor: CurrentUser | undefined,
  ): Promise<void> {
    return this.sessions.end(this.cookie.take(request, response), actor);
  }

  /** Who is signed in with this browser. Nobody is an answer too. */
  @Header('Cache-Control', 'no-store')
  @Get('session')
  showSession(@Req() request: Request): Promise<SessionView> {
    return this.auth.describeSession(this.cookie.read(request));
  }
}
