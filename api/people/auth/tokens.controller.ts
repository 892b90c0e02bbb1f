import { Body, Controller, Header, Headers, Param, Put, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../common/access/public.decorator.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import { EmailAddressPipe } from '../users/email-address.pipe.js';
import { IssueTokenDto } from './dto/issue-token.dto.js';
import { SameOriginGuard } from '../sessions/same-origin.guard.js';
import { SessionCookieService } from '../sessions/session-cookie.service.js';
import { TokenView } from './token.view.js';
import { TokensService } from './tokens.service.js';

@Public()
@Controller('user')
export class TokensController {
  constructor(
    private readonly tokens: TokensService,
    private readonly cookie: SessionCookieService,
  ) {}

  /** An access token for the owner of the address, proved by the session cookie or by an older token. */
  @UseGuards(SameOriginGuard)
  @Header('Cache-Control', 'no-store')
  @Limited('token')
  @Put(':email')
  async issueToken(
    @Param('email', EmailAddressPipe) pathEmail: string,
    @Body() { email: bodyEmail }: IssueTokenDto,
    @Headers('authorization') authorization: string | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TokenView> {
    const secret = this.cookie.read(request);
    const proofs = { pathEmail, bodyEmail, authorization, secret };
    const { token, nextCookie } = await this.tokens.issueToken(proofs);
    this.cookie.renew(response, nextCookie);
    return { token };
  }
}
