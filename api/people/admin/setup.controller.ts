import { Body, Controller, Get, Header, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../common/access/public.decorator.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import { SetUpDto } from './dto/set-up.dto.js';
import { SameOriginGuard } from '../sessions/same-origin.guard.js';
import { SessionCookieService } from '../sessions/session-cookie.service.js';
import { SignedInView } from '../sessions/session.view.js';
import { SetupService } from './setup.service.js';
import { SetupView } from './setup.view.js';

@Public()
@Controller('setup')
export class SetupController {
  constructor(
    private readonly setup: SetupService,
    private readonly cookie: SessionCookieService,
  ) {}

  /** True if the salon has no admin yet. */
  @Header('Cache-Control', 'no-store')
  @Get()
  showSetup(): Promise<SetupView> {
    return this.setup.describeSetup();
  }

  /** Creates the first admin with the code from the server's log, and signs them in. */
  @UseGuards(SameOriginGuard)
  @Header('Cache-Control', 'no-store')
  @Limited('set-up')
  @Post()
  async setUp(
    @Body() body: SetUpDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedInView> {
    return this.cookie.set(response, await this.setup.setUp(body, this.cookie.browserOf(request)));
  }
}
