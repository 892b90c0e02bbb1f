import { Body, Controller, Get, Header, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../common/access/public.decorator.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import { SameOriginGuard } from '../sessions/same-origin.guard.js';
import { SignedInView } from '../sessions/session.view.js';
import { AnswerPasskeyDto } from '../factors/dto/passkey.dto.js';
import { EnterCodeDto } from '../factors/dto/enter-code.dto.js';
import { FactorWaysView, PasskeyOptionsView } from '../factors/factors.view.js';
import { FactorSignInService } from './factor-sign-in.service.js';

@Public()
@UseGuards(SameOriginGuard)
@Controller('auth')
export class FactorSignInController {
  constructor(private readonly signIns: FactorSignInService) {}

  /** The next step of the log-in waiting in this browser; 404 without one. */
  @Limited('factor')
  @Header('Cache-Control', 'no-store')
  @Get('factor')
  showFactorWays(@Req() request: Request): Promise<FactorWaysView> {
    return this.signIns.showWays(request);
  }

  /**
   * Completes the log-in with a code, after the password. A code from an app, or a recovery code; each works only once.
   */
  @Limited('factor')
  @Header('Cache-Control', 'no-store')
  @HttpCode(200)
  @Post('factor')
  enterFactorCode(
    @Body() { code }: EnterCodeDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedInView> {
    return this.signIns.enterCode(request, response, code);
  }

  /**
   * The challenge that a passkey signs to log in. Any account's passkey is accepted, unless a log-in is waiting in this
   * browser.
   */
  @Limited('passkey')
  @Header('Cache-Control', 'no-store')
  @HttpCode(200)
  @Post('passkeys/options')
  askPasskey(@Req() request: Request): Promise<PasskeyOptionsView> {
    return this.signIns.askPasskey(request);
  }

  /** Logs in with only a passkey: it has verified its owner, so it also replaces the password. */
  @Limited('passkey-answer')
  @Header('Cache-Control', 'no-store')
  @HttpCode(200)
  @Post('passkeys/verify')
  logInWithPasskey(
    @Body() body: AnswerPasskeyDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedInView> {
    return this.signIns.usePasskey(request, response, body);
  }
}
