import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../common/access/public.decorator.js';
import { notFound } from '../../common/problem/common.problems.js';
import { type DocsFile, DocsFilesService } from './docs-files.service.js';
import { DOCS_POLICY } from './docs-page.js';

/** The documentation for programmers: a page that draws the contract. */
@Public()
@ApiExcludeController()
@Controller('docs')
export class DocsController {
  constructor(private readonly files: DocsFilesService) {}

  @Get()
  async showDocs(@Req() request: Request, @Res() response: Response): Promise<void> {
    const page = await this.get('');
    send(page, request, response.setHeader('Content-Security-Policy', DOCS_POLICY));
  }

  @Get(':file')
  async showDocsFile(
    @Param('file') name: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    send(await this.get(name), request, response);
  }

  private async get(name: string): Promise<DocsFile> {
    const file = await this.files.findFile(name);
    if (!file) throw notFound();
    return file;
  }
}

function send(file: DocsFile, request: Request, response: Response): void {
  const best = request.acceptsEncodings(['br', 'gzip']);
  const form = best === 'br' || best === 'gzip' ? best : 'identity';
  response.vary('Accept-Encoding').type(file.type);
  if (form !== 'identity') response.setHeader('Content-Encoding', form);
  response.send(file[form]);
}
