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

  /** How the sign-in that waits in this browser can go on; 404 when none does. */
  @Limited('factor')
  @Header('Cache-Control', 'no-store')
  @Get('factor')
  showFactorWays(@Req() request: Request): Promise<FactorWaysView> {
    return this.signIns.showWays(request);
  }

  /** Signs in with a code, after the password. One of an app, or a recovery code; each works once. */
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

  /** What a passkey is to sign to log in. Anybody’s will do, unless a sign-in waits in this browser. */
  @Limited('passkey')
  @Header('Cache-Control', 'no-store')
  @HttpCode(200)
  @Post('passkeys/options')
  askPasskey(@Req() request: Request): Promise<PasskeyOptionsView> {
    return this.signIns.askPasskey(request);
  }

  /** Signs in with a passkey alone: it has verified its owner, so it stands for the password, too. */
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
