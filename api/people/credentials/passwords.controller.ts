import { Body, Controller, HttpCode, Post, Put, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ClosedInDemo } from '../../common/access/closed-in-demo.decorator.js';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { FreshProof } from '../../common/access/fresh-proof.decorator.js';
import { Public } from '../../common/access/public.decorator.js';
import { AskedLanguage } from '../../common/http/asked-language.decorator.js';
import type { Language } from '../../words/types.gen.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import { ChangePasswordDto } from './dto/change-password.dto.js';
import { RequestResetDto } from './dto/request-reset.dto.js';
import { ResetPasswordDto } from './dto/reset-password.dto.js';
import { KnownDevicesService } from '../sessions/known-devices.service.js';
import { PasswordsService } from './passwords.service.js';
import { PasswordResetsService } from './password-resets.service.js';

@Controller('auth')
export class PasswordsController {
  constructor(
    private readonly passwords: PasswordsService,
    private readonly resets: PasswordResetsService,
    private readonly devices: KnownDevicesService,
  ) {}

  /** Sends a link for a new password if the address has an account; the answer does not say whether it has. */
  @Public()
  @Limited('reset-request')
  @HttpCode(202)
  @Post('reset-request')
  requestReset(
    @Body() { email }: RequestResetDto,
    @AskedLanguage() language: Language | null,
  ): Promise<void> {
    return this.resets.requestReset(email, language);
  }

  /**
   * Sets a new password with the code from the email. Ends all sessions of the account without opening one; the browser
   * becomes a known one.
   */
  @Public()
  @Limited('reset')
  @HttpCode(204)
  @Post('reset')
  async resetPassword(
    @Body() body: ResetPasswordDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    this.devices.remember(response, await this.resets.resetPassword(body), 'first');
  }

  /** Changes the password with the current one. Ends every other session of the account, and every access token. */
  @FreshProof('factor-holders')
  @Limited('password')
  @HttpCode(204)
  @ClosedInDemo()
  @Put('password')
  async changePassword(
    @ActingUser() actor: CurrentUser,
    @Body() body: ChangePasswordDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const user = await this.passwords.changePassword(actor, body);
    this.devices.remember(response, user, actor.hasFactor ? 'both' : 'first');
  }
}
