import { Body, Controller, Header, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../common/access/public.decorator.js';
import { AskedLanguage } from '../../common/http/asked-language.decorator.js';
import type { Language } from '../../words/types.gen.js';
import { EitherSignedIn } from '../factor-checks/either-signed-in.decorator.js';
import { FactorNeededView } from '../factors/factors.view.js';
import { SignInService } from '../factor-checks/sign-in.service.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import { SameOriginGuard } from '../sessions/same-origin.guard.js';
import { SessionCookieService } from '../sessions/session-cookie.service.js';
import { CodeAccountsService } from './code-accounts.service.js';
import { ConfirmCodeDto } from './dto/confirm-code.dto.js';
import { RequestCodeDto } from './dto/request-code.dto.js';
import { RequestedCodeView, SignedInByCodeView } from './login-code.view.js';
import { LoginCodeCookieService } from './login-code-cookie.service.js';
import { LoginCodesService } from './login-codes.service.js';

@Public()
@UseGuards(SameOriginGuard)
@Controller('auth/codes')
export class LoginCodesController {
  constructor(
    private readonly codes: LoginCodesService,
    private readonly accounts: CodeAccountsService,
    private readonly browsers: LoginCodeCookieService,
    private readonly cookie: SessionCookieService,
    private readonly signIns: SignInService,
  ) {}

  /** Sends a code to log in with. The answer does not say whether the address has an account. */
  @Limited('code-request')
  @Header('Cache-Control', 'no-store')
  @HttpCode(202)
  @Post()
  async requestCode(
    @Body() body: RequestCodeDto,
    @AskedLanguage() language: Language | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RequestedCodeView> {
    const secret = this.browsers.secretOf(request);
    const { expiresAt, code } = await this.codes.requestCode(body, language, secret);
    this.browsers.keep(response, secret, expiresAt);
    return { expiresAt: expiresAt.toISOString(), code };
  }

  /**
   * Logs in with the code that this browser asked for. Creates an account for an address without one, in the requested
   * language. For an account with a second factor it opens no session yet, and returns the next step.
   */
  @Limited('code')
  @Header('Cache-Control', 'no-store')
  @EitherSignedIn(SignedInByCodeView)
  @HttpCode(200)
  @Post('confirm')
  async confirmCode(
    @Body() { code }: ConfirmCodeDto,
    @AskedLanguage() language: Language | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedInByCodeView | FactorNeededView> {
    const browser = this.cookie.browserOf(request);
    const { step, isNew } = await this.accounts.signIn(
      { code, browserSecret: this.browsers.read(request), lang: language },
      browser,
    );
    this.browsers.clear(response);
    const answer = this.signIns.answer(response, step);
    return 'next' in answer ? answer : { ...answer, isNew };
  }
}
