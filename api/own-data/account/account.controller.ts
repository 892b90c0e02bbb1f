import { Body, Controller, Delete, Get, HttpCode, Patch, Req, Res, UseInterceptors } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SessionCookieService } from '../../people/sessions/session-cookie.service.js';
import { ClosedInDemo } from '../../common/access/closed-in-demo.decorator.js';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { FreshProof } from '../../common/access/fresh-proof.decorator.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import { AccountExportView } from './account-export.view.js';
import { AccountService } from './account.service.js';
import { AccountView } from './account.view.js';
import { OwnErasurePreviewView } from '../erasure/erasure.view.js';
import { AsFileInterceptor } from './as-file.interceptor.js';
import { AccountErasureService } from '../erasure/account-erasure.service.js';
import { ChangeAccountDto } from './dto/change-account.dto.js';
import { EraseAccountDto } from './dto/erase-account.dto.js';
import { AccountExportService } from './account-export.service.js';
@Controller('account')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly exports: AccountExportService,
    private readonly erasure: AccountErasureService,
    private readonly cookie: SessionCookieService,
  ) {}

  /** The caller's own account. */
  @Get()
  showAccount(@ActingUser() user: CurrentUser): Promise<AccountView> {
    return this.account.showAccount(user);
  }

  /** Changes the caller's own details. */
  @ClosedInDemo({ of: 'account', fields: ['name'] })
  @Patch()
  changeAccount(@Body() body: ChangeAccountDto, @ActingUser() user: CurrentUser): Promise<AccountView> {
    return this.account.changeAccount(body, user);
  }

  /** All data about the caller, as a file. */
  @FreshProof('factor-holders')
  @Limited('export')
  @UseInterceptors(AsFileInterceptor)
  @Get('export')
  exportAccount(@ActingUser() user: CurrentUser): Promise<AccountExportView> {
    return this.exports.exportAccount(user);
  }

  /** The bookings that erasing the caller's account would cancel. */
  @Get('departure')
  previewOwnErasure(@ActingUser() user: CurrentUser): Promise<OwnErasurePreviewView> {
    return this.erasure.previewOwnErasure(user);
  }

  /** Erases the caller's account: cancels upcoming bookings, anonymises past ones and deletes the rest. */
  @FreshProof('factor-holders')
  @Limited('password')
  @HttpCode(204)
  @ClosedInDemo()
  @Delete()
  async eraseAccount(
    @Body() body: EraseAccountDto,
    @ActingUser() user: CurrentUser,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.erasure.eraseAccount(body, user);
    this.cookie.clear(request, response);
  }
}
