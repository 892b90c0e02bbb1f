import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  type StreamableFile,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { FreshProof } from '../../common/access/fresh-proof.decorator.js';
import { Roles } from '../../common/access/roles.decorator.js';
import { AnswerLanguage } from '../../common/http/answer-language.decorator.js';
import { TableAnswer } from '../../common/table/table-answer.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import type { Language } from '../../words/types.gen.js';
import {
  ChangeImportDto,
  ExportImportProblemsDto,
  ListImportRowsDto,
  UploadImportDto,
} from './dto/import.dto.js';
import { importForm, importFormLimits } from './import-form.js';
import { ImportPlansService } from './import-plans.service.js';
import { ImportProblemsService } from './import-problems.service.js';
import { ImportDetailsView, ImportRowPageView, ImportView } from './import.view.js';
import { ImportsService } from './imports.service.js';
import { ListVisitsService } from './list-visits.service.js';
import { RunImportsService } from './run-imports.service.js';

/** Lists of other systems that come into the salon. */
@Roles('admin')
@Controller('imports')
export class ImportsController {
  constructor(
    private readonly imports: ImportsService,
    private readonly plans: ImportPlansService,
    private readonly problems: ImportProblemsService,
    private readonly runs: RunImportsService,
    private readonly visits: ListVisitsService,
  ) {}

  /** Uploads a file: CSV, XLSX, VCF, ICS or a dump of Easy!Appointments, at most 50 MB. Each list in it is an import. */
  @FreshProof()
  @Limited('import')
  @Post()
  @UseInterceptors(FileInterceptor('file', { limits: importFormLimits }))
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: importForm })
  uploadImport(
    @UploadedFile() file: { buffer: Buffer } | undefined,
    @Body() { name }: UploadImportDto,
  ): Promise<ImportView[]> {
    return this.imports.uploadImport(file?.buffer, name);
  }

  /** All imports, latest first. */
  @Get()
  listImports(): Promise<ImportView[]> {
    return this.imports.listImports();
  }

  /** One import, with its mapping and its first rows. */
  @Get(':id')
  showImport(@Param('id', IdPipe) id: string): Promise<ImportDetailsView> {
    return this.imports.showImport(id);
  }

  /** Corrects what a list is, where its fields are and how its dates and prices are read, and decides about rows. */
  @Put(':id')
  changeImport(@Param('id', IdPipe) id: string, @Body() body: ChangeImportDto): Promise<ImportDetailsView> {
    return this.imports.changeImport(id, body);
  }

  /** Team members do the services that visits to come have with them, at the services’ prices and durations. */
  @Post(':id/offers')
  @HttpCode(200)
  async addImportedOffers(
    @Param('id', IdPipe) id: string,
    @ActingUser() user: CurrentUser,
  ): Promise<ImportDetailsView> {
    await this.visits.addOffers(id, user);
    return this.imports.showImport(id);
  }

  /** The rows with an outcome, as last rehearsed or run. */
  @Get(':id/rows')
  listImportRows(
    @Param('id', IdPipe) id: string,
    @Query() query: ListImportRowsDto,
  ): Promise<ImportRowPageView> {
    return this.imports.listImportRows(id, query);
  }

  /** The rows with a problem, each with what to do, as a table. The download is recorded in the activity log. */
  @FreshProof()
  @Get(':id/problems')
  @TableAnswer()
  exportImportProblems(
    @Param('id', IdPipe) id: string,
    @Query() query: ExportImportProblemsDto,
    @ActingUser() user: CurrentUser,
    @AnswerLanguage() language: Language,
  ): Promise<StreamableFile> {
    return this.problems.exportProblems(id, query, user, language);
  }

  /** Says what a run would do with every row. Nothing else changes. */
  @Limited('import')
  @Post(':id/rehearsal')
  @HttpCode(200)
  rehearseImport(@Param('id', IdPipe) id: string): Promise<ImportDetailsView> {
    return this.plans.rehearseImport(id);
  }

  /**
   * Starts the import, which goes on in the background. Rows that are already in stay as they are. 409 `import-runs`
   * while another is at work. No email is sent.
   */
  @FreshProof()
  @Limited('import')
  @Post(':id/run')
  @HttpCode(200)
  async runImport(
    @Param('id', IdPipe) id: string,
    @ActingUser() user: CurrentUser,
  ): Promise<ImportDetailsView> {
    await this.runs.runImport(id, user);
    return this.imports.showImport(id);
  }

  /** Takes an import back, within seven days. Records that someone has changed or used since stay. */
  @FreshProof()
  @Limited('import')
  @Post(':id/undo')
  @HttpCode(200)
  async undoImport(
    @Param('id', IdPipe) id: string,
    @ActingUser() user: CurrentUser,
  ): Promise<ImportDetailsView> {
    await this.runs.undoImport(id, user);
    return this.imports.showImport(id);
  }

  /** Removes a list that was never run. */
  @Delete(':id')
  @HttpCode(204)
  deleteImport(@Param('id', IdPipe) id: string): Promise<void> {
    return this.imports.deleteImport(id);
  }
}
