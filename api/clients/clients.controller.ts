import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../common/access/current-user.decorator.js';
import { May } from '../common/access/may.decorator.js';
import { IdPipe } from '../common/validation/id.pipe.js';
import { ClientDetailsView, ClientPageView } from './client.view.js';
import { ClientsService } from './clients.service.js';
import { AddClientDto, ChangeClientDto, ListClientsDto } from './dto/client.dto.js';
@May('clients')
@Controller('clients')
export class ClientsController {
  constructor(private readonly clients: ClientsService) {}

  /** The salon's clients, with and without an account, page by page. */
  @May('client-search')
  @Get()
  listClients(@Query() query: ListClientsDto, @ActingUser() user: CurrentUser): Promise<ClientPageView> {
    return this.clients.listClients(query, user);
  }

  /**
   * One client, with what the salon has noted about them. A stylist opens the files of those who have a booking with them, in
   * the 60 days before and after; the figures are then those of their own part.
   */
  @Get(':id')
  showClient(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<ClientDetailsView> {
    return this.clients.showClient(id, user);
  }

  /** Adds a client who has no account. */
  @Post()
  addClient(@Body() body: AddClientDto, @ActingUser() user: CurrentUser): Promise<ClientDetailsView> {
    return this.clients.addClient(body, user);
  }

  /** Changes a client; of one with an account only the note. */
  @Patch(':id')
  changeClient(
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeClientDto,
    @ActingUser() user: CurrentUser,
  ): Promise<ClientDetailsView> {
    return this.clients.changeClient(id, body, user);
  }
}
