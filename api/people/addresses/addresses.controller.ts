import { Body, Controller, HttpCode, Post, Put, Req } from '@nestjs/common';
import type { Request } from 'express';
import { ClosedInDemo } from '../../common/access/closed-in-demo.decorator.js';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { FreshProof } from '../../common/access/fresh-proof.decorator.js';
import { Public } from '../../common/access/public.decorator.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import { SessionCookieService } from '../sessions/session-cookie.service.js';
import { AddressesService } from './addresses.service.js';
import { ChangeEmailDto } from './dto/change-email.dto.js';
import { VerifyAddressDto } from './dto/verify-address.dto.js';
import { VerifiedAddressView } from './verified-address.view.js';
import { AddressLinksService } from './address-links.service.js';

@Controller('auth')
export class AddressesController {
  constructor(
    private readonly addresses: AddressesService,
    private readonly links: AddressLinksService,
    private readonly cookie: SessionCookieService,
  ) {}

  /** Sends the link that verifies the caller's email address again, unless it is verified already. */
  @Limited('verification')
  @HttpCode(202)
  @Post('verification')
  sendVerification(@ActingUser() actor: CurrentUser): Promise<void> {
    return this.links.sendVerification(actor);
  }

  /** Carries out the action of an emailed link: verifies an address, changes to it, or undoes such a change. */
  @Public()
  @Limited('verify')
  @HttpCode(200)
  @Post('verify')
  verifyAddress(
    @Body() body: VerifyAddressDto,
    @ActingUser() actor: CurrentUser | undefined,
    @Req() request: Request,
  ): Promise<VerifiedAddressView> {
    return this.addresses.verifyAddress(body, actor, this.cookie.browserOf(request));
  }

  /** Sends a link to the new address, which confirms the change. */
  @FreshProof('factor-holders')
  @Limited('email-change')
  @HttpCode(202)
  @ClosedInDemo()
  @Put('email')
  changeEmail(@ActingUser() actor: CurrentUser, @Body() body: ChangeEmailDto): Promise<void> {
    return this.links.changeEmail(actor, body);
  }
}
