import { Body, Controller, Get, Header, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AskedLanguage } from '../../common/http/asked-language.decorator.js';
import type { Language } from '../../words/types.gen.js';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { Public } from '../../common/access/public.decorator.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import { EitherSignedIn } from '../factor-checks/either-signed-in.decorator.js';
import { FactorNeededView } from '../factors/factors.view.js';
import { SignInService } from '../factor-checks/sign-in.service.js';
import { PasswordCapacityGuard } from '../credentials/password-capacity.guard.js';
import { LogInDto } from './dto/log-in.dto.js';
import { SignUpDto } from './dto/sign-up.dto.js';
import { LocalAuthGuard, type LogInRequest } from './local-auth.guard.js';
import { SameOriginGuard } from '../sessions/same-origin.guard.js';
import { SessionCookieService } from '../sessions/session-cookie.service.js';
import { SessionView, SignedInView } from '../sessions/session.view.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { SignUpService } from './sign-up.service.js';
import { LogInService } from './log-in.service.js';
import { OwnSessionService } from './own-session.service.js';

@Public()
@Controller('auth')
export class AuthController {
  constructor(
    private readonly signUps: SignUpService,
    private readonly logIns: LogInService,
    private readonly own: OwnSessionService,
    private readonly sessions: SessionsService,
    private readonly signIns: SignInService,
    private readonly cookie: SessionCookieService,
  ) {}

  /** Creates an account and signs it in. It gets the requested language. */
  @UseGuards(SameOriginGuard)
  @Header('Cache-Control', 'no-store')
  @Limited('sign-up')
  @Post('sign-up')
  async signUp(
    @Body() body: SignUpDto,
    @AskedLanguage() language: Language | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedInView> {
    return this.cookie.set(
      response,
      await this.signUps.signUp(body, language, this.cookie.browserOf(request)),
    );
  }

  /**
   * Logs in with email and password. For an account with a second factor it opens no session yet, and returns the next
   * step.
   */
  @UseGuards(SameOriginGuard, PasswordCapacityGuard, LocalAuthGuard)
  @ApiBody({ type: LogInDto })
  @EitherSignedIn(SignedInView)
  @Header('Cache-Control', 'no-store')
  @HttpCode(200)
  @Limited('login')
  @Post('login')
  async logIn(
    @Body() body: LogInDto,
    @Req() request: LogInRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedInView | FactorNeededView> {
    const browser = this.cookie.browserOf(request);
    return this.signIns.answer(response, await this.logIns.logIn(request.verifiedUser, body, browser));
  }

  /** Ends the session of this browser; its access tokens end with it. */
  @UseGuards(SameOriginGuard)
  @HttpCode(204)
  @Post('sign-out')
  signOut(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @ActingUser() actor: CurrentUser | undefined,
  ): Promise<void> {
    return this.sessions.end(this.cookie.clear(request, response), actor);
  }

  /** The user logged in with this browser, if any. */
  @Header('Cache-Control', 'no-store')
  @Get('session')
  showSession(@Req() request: Request): Promise<SessionView> {
    return this.own.describeSession(this.cookie.read(request));
  }
}
