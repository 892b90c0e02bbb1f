import { Controller, Get, Next, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { Public } from '../../common/access/public.decorator.js';
import { nameRoute } from '../../common/http/observe-requests.js';
import { notFound } from '../../common/problem/common.problems.js';
import { IpCounterService } from '../../platform/limits/ip-counter.service.js';
import { Unlimited } from '../../platform/limits/limited.decorator.js';
import { HtmlPageService } from './html-page.service.js';
import { isPagePath } from './page-paths.js';
import { StaticFiles } from './static-files.js';

@ApiExcludeController()
@Controller()
export class WebsiteController {
  constructor(
    private readonly pages: HtmlPageService,
    private readonly files: StaticFiles,
    private readonly ipCounter: IpCounterService,
  ) {}

  /**
   * Every path that no other route matched: a page for people, a problem for programs. Files pass uncounted, because
   * @nestjs/serve-static is mounted behind all routes and a page fetches dozens of them.
   */
  @Public()
  @Unlimited()
  @Get('{*path}')
  async showPage(
    @Req() request: Request,
    @Res() response: Response,
    @Next() next: NextFunction,
  ): Promise<void> {
    if (this.files.isAskedFor(request)) {
      nameRoute(response, '(file)');
      next();
      return;
    }
    await this.ipCounter.count(request.ip);
    nameRoute(response, '(none)');
    if (!this.pages.isWantedBy(request)) throw notFound();
    await this.pages.show(request, response.status(isPagePath(request.path) ? 200 : 404));
  }
}
