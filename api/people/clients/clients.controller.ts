import { Body, Controller, Get, Param, Patch, Post, Query, type StreamableFile } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { FreshProof } from '../../common/access/fresh-proof.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { AnswerLanguage } from '../../common/http/answer-language.decorator.js';
import { TableAnswer } from '../../common/table/table-answer.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import type { Language } from '../../words/types.gen.js';
import { ClientExportService } from './client-export.service.js';
import { ClientTagsService } from './client-tags.service.js';
import { ClientDetailsView, ClientPageView, ClientTagView } from './client.view.js';
import { AddClientDto, ChangeClientDto, ExportClientsDto, ListClientsDto } from './dto/client.dto.js';
import { ReadClientsService } from './read-clients.service.js';
import { ChangeClientsService } from './change-clients.service.js';
@May('clients')
@Controller('clients')
export class ClientsController {
  constructor(
    private readonly clients: ReadClientsService,
    private readonly changes: ChangeClientsService,
    private readonly table: ClientExportService,
    private readonly tags: ClientTagsService,
  ) {}

  /** The salon's clients, with and without an account, page by page. */
  @May('client-search')
  @Get()
  listClients(@Query() query: ListClientsDto, @ActingUser() user: CurrentUser): Promise<ClientPageView> {
    return this.clients.listClients(query, user);
  }

  /** All tags, each with its number of clients. */
  @May('client-search')
  @Get('tags')
  listClientTags(): Promise<ClientTagView[]> {
    return this.tags.listClientTags();
  }

  /** All matching clients, with the total of their bookings, as a table. */
  @May('exports')
  @FreshProof()
  @Get('export')
  @TableAnswer()
  exportClients(
    @Query() query: ExportClientsDto,
    @ActingUser() user: CurrentUser,
    @AnswerLanguage() language: Language,
  ): Promise<StreamableFile> {
    return this.table.exportClients(query, user, language);
  }

  /**
   * One client, with the salon's notes. Stylists can open the files of clients with a booking with them in the 60 days
   * before and after; the figures then cover their own part.
   */
  @Get(':id')
  showClient(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<ClientDetailsView> {
    return this.clients.showClient(id, user);
  }

  /** Adds a client who has no account. */
  @Post()
  addClient(@Body() body: AddClientDto, @ActingUser() user: CurrentUser): Promise<ClientDetailsView> {
    return this.changes.addClient(body, user);
  }

  /** Changes a client; of one with an account only the note. */
  @Patch(':id')
  changeClient(
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeClientDto,
    @ActingUser() user: CurrentUser,
  ): Promise<ClientDetailsView> {
    return this.changes.changeClient(id, body, user);
  }
}
