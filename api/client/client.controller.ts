import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../common/access/public.decorator.js';
import { notFound } from '../common/problem/common.problems.js';
import { ClientPage } from './client-page.js';
import { isClientPage } from './pages.js';

@ApiExcludeController()
@Controller()
export class ClientController {
  constructor(private readonly page: ClientPage) {}

  /** Every path that no other room took: the client's page for people, a problem for programs. */
  @Public()
  @Get('{*path}')
  showClient(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (!this.page.isWantedBy(request)) throw notFound();
    return this.page.show(request, response.status(isClientPage(request.path) ? 200 : 404));
  }
}
