import { Body, Controller, Get, Header, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../common/access/public.decorator.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import { SameOriginGuard } from '../../people/sessions/same-origin.guard.js';
import { SessionCookieService } from '../../people/sessions/session-cookie.service.js';
import { SignedInView } from '../../people/sessions/session.view.js';
import { LookAroundDto } from './dto/look-around.dto.js';
import { LookAroundService } from './look-around.service.js';
import { DemoPersonView } from './look-around.view.js';

@Public()
@Controller('demo')
export class LookAroundController {
  constructor(
    private readonly visits: LookAroundService,
    private readonly cookie: SessionCookieService,
  ) {}

  /**
   * The people as whom visitors can look around. Empty unless this is the demo salon, before its owner has taken it
   * over.
   */
  @Header('Cache-Control', 'no-store')
  @Get('people')
  listDemoPeople(): Promise<DemoPersonView[]> {
    return this.visits.listPeople();
  }

  /** Logs in as one of the people of the demo salon, without a password. 404 in all other salons. */
  @UseGuards(SameOriginGuard)
  @Header('Cache-Control', 'no-store')
  @HttpCode(200)
  @Limited('look-around')
  @Post('look-around')
  async lookAround(
    @Body() body: LookAroundDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedInView> {
    return this.cookie.set(response, await this.visits.lookAround(body, this.cookie.browserOf(request)));
  }
}
