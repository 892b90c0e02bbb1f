import {
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Post,
  Redirect,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import { ApiBody, ApiFoundResponse, ApiQuery } from '@nestjs/swagger';
import type { Response } from 'express';
import { ClosedInDemo } from '../../common/access/closed-in-demo.decorator.js';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { FreshProof } from '../../common/access/fresh-proof.decorator.js';
import { Public } from '../../common/access/public.decorator.js';
import { SignInService } from '../factor-checks/sign-in.service.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import { LinkGoogleDto } from './dto/link-google.dto.js';
import { languages } from '../../words/languages.gen.js';
import { GoogleAccountsService } from './google-accounts.service.js';
import { GoogleCallbackGuard, type GoogleCallbackRequest } from './google-callback.guard.js';
import { GoogleLinkGuard } from './google-link.guard.js';
import { type GoogleRedirectRequest, GoogleSignInGuard } from './google-sign-in.guard.js';
import { GoogleSignInService } from './google-sign-in.service.js';
import { GoogleLinkView } from './google.view.js';
import { SessionCookieService } from '../sessions/session-cookie.service.js';
import { SameOriginGuard } from '../sessions/same-origin.guard.js';

@Controller('auth/google')
export class GoogleController {
  constructor(
    private readonly google: GoogleSignInService,
    private readonly signIns: SignInService,
    private readonly accounts: GoogleAccountsService,
    private readonly cookie: SessionCookieService,
  ) {}

  /** Redirects to Google for log-in, and afterwards to the page in `from`. A new account gets the given language. */
  @UseGuards(GoogleSignInGuard)
  @Limited('google')
  @Public()
  @ApiQuery({ name: 'from', type: String, required: false })
  @ApiQuery({ name: 'language', required: false, enum: languages, enumName: 'Language' })
  @ApiFoundResponse({ description: 'To Google.' })
  @Header('Cache-Control', 'no-store')
  @Redirect()
  @Get()
  signInWithGoogle(@Req() { googleRedirect }: GoogleRedirectRequest): { url: string } {
    return googleRedirect;
  }

  /**
   * Handles the redirect from Google. Always redirects to a page; `error` in its URL is the code of a problem, and
   * `factor` means that a second factor is required.
   */
  @UseGuards(GoogleCallbackGuard)
  @Limited('google')
  @Public()
  @ApiFoundResponse({ description: 'To a page of the site.' })
  @Header('Cache-Control', 'no-store')
  @Redirect()
  @Get('callback')
  async finishGoogleSignIn(
    @Req() request: GoogleCallbackRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ url: string }> {
    const browser = this.cookie.browserOf(request);
    const { url, step } = await this.google.finish(request.googleResult, browser);
    if (step) this.signIns.answer(response, step);
    return { url };
  }

  /** Begins to link the account to Google; only within ten minutes of a log-in. */
  @Limited('google')
  @UseGuards(SameOriginGuard, GoogleLinkGuard)
  @ApiBody({ type: LinkGoogleDto })
  @HttpCode(200)
  @ClosedInDemo()
  @Post('link')
  linkGoogle(@Req() { googleRedirect }: GoogleRedirectRequest): GoogleLinkView {
    return googleRedirect;
  }

  /** Unlinks Google from the account; its password keeps working. */
  @UseGuards(SameOriginGuard)
  @HttpCode(204)
  @FreshProof()
  @ClosedInDemo()
  @Delete()
  unlinkGoogle(@ActingUser() actor: CurrentUser): Promise<void> {
    return this.accounts.unlink(actor);
  }
}
