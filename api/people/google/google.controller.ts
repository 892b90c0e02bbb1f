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

  /**
   * Sends a visitor to Google, who comes back signed in, to the page of the site that `from` names. A new account gets the
   * language that was named.
   */
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

  /** Where Google leads back to. Redirects to a page in any case; `error` in its address is the code of what went wrong, and `factor` says that the second factor is asked for. */
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

  /** Begins to link the account to Google; only within ten minutes of a sign-in. */
  @Limited('google')
  @UseGuards(SameOriginGuard, GoogleLinkGuard)
  @ApiBody({ type: LinkGoogleDto })
  @HttpCode(200)
  @ClosedInDemo()
  @Post('link')
  linkGoogle(@Req() { googleRedirect }: GoogleRedirectRequest): GoogleLinkView {
    return googleRedirect;
  }

  /** Unlinks Google from the account; its password opens it as before. */
  @UseGuards(SameOriginGuard)
  @HttpCode(204)
  @FreshProof()
  @ClosedInDemo()
  @Delete()
  unlinkGoogle(@ActingUser() actor: CurrentUser): Promise<void> {
    return this.accounts.unlink(actor);
  }
}
