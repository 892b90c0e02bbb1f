import { Body, Controller, Delete, Get, HttpCode, Patch, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { SessionCookie } from '../auth/session-cookie.js';
import { ActingUser, type CurrentUser } from '../common/access/current-user.decorator.js';
import { Limited } from '../limits/limited.decorator.js';
import { AccountExportView } from './account-export.view.js';
import { AccountService } from './account.service.js';
import { AccountView, OwnDepartureView } from './account.view.js';
import { AsFileInterceptor } from './as-file.interceptor.js';
import { Departures } from './departures.service.js';
import { ChangeAccountDto } from './dto/change-account.dto.js';
import { EraseAccountDto } from './dto/erase-account.dto.js';

@ApiBearerAuth()
@Controller('account')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly departures: Departures,
    private readonly cookie: SessionCookie,
  ) {}

  /** One's own account. */
  @Get()
  showAccount(@ActingUser() user: CurrentUser): Promise<AccountView> {
    return this.account.showAccount(user);
  }

  /** Changes one's name or telephone number. */
  @Patch()
  changeAccount(@Body() body: ChangeAccountDto, @ActingUser() user: CurrentUser): Promise<AccountView> {
    return this.account.changeAccount(body, user);
  }

  /** Everything that the salon knows about oneself, as a file to keep. */
  @Limited('export')
  @UseInterceptors(AsFileInterceptor)
  @Get('export')
  exportAccount(@ActingUser() user: CurrentUser): Promise<AccountExportView> {
    return this.account.exportAccount(user);
  }

  /** What would go with one's account. */
  @Get('departure')
  showOwnDeparture(@ActingUser() user: CurrentUser): Promise<OwnDepartureView> {
    return this.departures.showOwnDeparture(user);
  }

  /** Ends one's account: cancels what is to come, takes oneself out of what was, forgets the rest. */
  @Limited('password')
  @HttpCode(204)
  @Delete()
  async eraseAccount(
    @Body() { password }: EraseAccountDto,
    @ActingUser() user: CurrentUser,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.departures.eraseAccount(password, user);
    this.cookie.take(request, response);
  }
}
