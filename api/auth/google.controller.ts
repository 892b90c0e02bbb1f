import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Post,
  Query,
  Redirect,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import { ApiBearerAuth, ApiFoundResponse, ApiQuery } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ActingUser, type CurrentUser } from '../common/access/current-user.decorator.js';
import { Public } from '../common/access/public.decorator.js';
import { Limited } from '../limits/limited.decorator.js';
import { LinkGoogleDto } from './dto/link-google.dto.js';
import { GoogleAccounts } from './google-accounts.service.js';
import { GoogleDoor } from './google-door.js';
import { GoogleSignIn } from './google-sign-in.service.js';
import { GoogleLinkView } from './google.view.js';
import { OwnPagesGuard } from './own-pages.guard.js';

@Controller('auth/google')
export class GoogleController {
  constructor(
    private readonly signIn: GoogleSignIn,
    private readonly accounts: GoogleAccounts,
    private readonly door: GoogleDoor,
  ) {}

  /** Sends a visitor to Google. She comes back signed in, to the page of ours that `from` names. */
  @Limited('google')
  @Public()
  @ApiQuery({ name: 'from', type: String, required: false })
  @ApiFoundResponse({ description: 'To Google.' })
  @Header('Cache-Control', 'no-store')
  @Redirect()
  @Get()
  async signInWithGoogle(
    @Query('from') from: unknown,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ url: string }> {
    return this.door.letOut(response, await this.signIn.leaveToSignIn(from));
  }

  /** Where Google sends her back to. Leads on to a page in any case; `error` in its address is the code of what went wrong. */
  @Limited('google')
  @Public()
  @ApiFoundResponse({ description: 'To a page of ours.' })
  @Header('Cache-Control', 'no-store')
  @Redirect()
  @Get('callback')
  async comeBackFromGoogle(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ url: string }> {
    return this.door.letIn(response, await this.signIn.comeBack(this.door.receive(request, response)));
  }

  /** Begins to link the account to Google; for somebody who signed in within the last ten minutes. */
  @Limited('google')
  @ApiBearerAuth()
  @UseGuards(OwnPagesGuard)
  @HttpCode(200)
  @Post('link')
  async linkGoogle(
    @Body() { from }: LinkGoogleDto,
    @ActingUser() actor: CurrentUser,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GoogleLinkView> {
    return this.door.letOut(response, await this.signIn.leaveToLink(from, actor));
  }

  /** Takes Google off the account, which its password opens as before. */
  @ApiBearerAuth()
  @UseGuards(OwnPagesGuard)
  @HttpCode(204)
  @Delete()
  unlinkGoogle(@ActingUser() actor: CurrentUser): Promise<void> {
    return this.accounts.unlink(actor);
  }
}
