import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
  type StreamableFile,
  UseInterceptors,
} from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { FreshProof } from '../../common/access/fresh-proof.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { Public } from '../../common/access/public.decorator.js';
import { Roles } from '../../common/access/roles.decorator.js';
import { AnswerLanguage } from '../../common/http/answer-language.decorator.js';
import { ApiLanguageQuery } from '../../common/http/api-language.decorator.js';
import { TableFileDto } from '../../common/table/table-file.dto.js';
import { LanguageOfQuery } from '../../common/http/language-of-query.js';
import { TableAnswer } from '../../common/table/table-answer.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import type { Language } from '../../words/types.gen.js';
import { RevalidatedInterceptor } from '../../platform/public-answers/revalidated.interceptor.js';
import { AddServiceDto, ArrangeServicesDto, ChangeServiceDto } from './dto/service.dto.js';
import { ServiceEditorService } from './service-editor.service.js';
import { ServiceExportService } from './service-export.service.js';
import { OfferedServiceView, ServiceEntryView } from './service.view.js';
import { ServicesService } from './services.service.js';

@Controller('services')
export class ServicesController {
  constructor(
    private readonly catalogue: ServicesService,
    private readonly edit: ServiceEditorService,
    private readonly table: ServiceExportService,
  ) {}

  /** The visible services, in the owner's order. Services without `terms` are offered by no one and can't be booked. */
  @Public()
  @Get()
  @ApiLanguageQuery()
  @UseInterceptors(RevalidatedInterceptor)
  listServices(@LanguageOfQuery() language: Language | null): Promise<OfferedServiceView[]> {
    return this.catalogue.listServices(language);
  }

  /** All services, hidden and archived ones included. */
  @Roles('admin')
  @Get('all')
  listServiceEntries(): Promise<ServiceEntryView[]> {
    return this.edit.listServiceEntries();
  }

  /** All of it as a table, in the salon's main language. */
  @FreshProof()
  @May('catalogue')
  @Get('export')
  @TableAnswer()
  exportServices(
    @Query() query: TableFileDto,
    @ActingUser() user: CurrentUser,
    @AnswerLanguage() language: Language,
  ): Promise<StreamableFile> {
    return this.table.exportServices(query, user, language);
  }

  /** Adds a service to the end. */
  @Roles('admin')
  @Post()
  addService(@Body() body: AddServiceDto, @ActingUser() user: CurrentUser): Promise<ServiceEntryView> {
    return this.edit.addService(body, user);
  }

  /** Reorders the list; 409 `list-has-changed` if one was added or deleted in the meantime. */
  @Roles('admin')
  @Put('order')
  arrangeServices(
    @Body() body: ArrangeServicesDto,
    @ActingUser() user: CurrentUser,
  ): Promise<ServiceEntryView[]> {
    return this.edit.arrangeServices(body, user);
  }

  /**
   * Changes, hides or archives a service. Existing bookings stay unchanged. 409 `service-has-changed` with the current
   * service if its version is another one.
   */
  @Roles('admin')
  @Patch(':id')
  changeService(
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeServiceDto,
    @ActingUser() user: CurrentUser,
  ): Promise<ServiceEntryView> {
    return this.edit.changeService(id, body, user);
  }

  /** Deletes a service that was never booked; Otherwise 409 `service-has-bookings`. */
  @Roles('admin')
  @Delete(':id')
  @HttpCode(204)
  deleteService(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<void> {
    return this.edit.deleteService(id, user);
  }
}
