import { Body, Controller, Header, Headers, Param, Put, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../common/access/public.decorator.js';
import { Limited } from '../limits/limited.decorator.js';
import { EmailAddressPipe } from '../users/email-address.pipe.js';
import { IssueTokenDto } from './dto/issue-token.dto.js';
import { OwnPagesGuard } from './own-pages.guard.js';
import { SessionCookie } from './session-cookie.js';
import { TokenView } from './token.view.js';
import { TokensService } from './tokens.service.js';

@Public()
@Controller('user')
export class TokensController {
  constructor(
    private readonly tokens: TokensService,
    private readonly cookie: SessionCookie,
  ) {}

  /** An access token for the owner of the address, who proves it by her session cookie or a token she still has. */
  @UseGuards(OwnPagesGuard)
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
    return this.cookie.renew(
      response,
      await this.tokens.issueToken({ pathEmail, bodyEmail, authorization, secret }),
    );
  }
}
