import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../common/access/current-user.decorator.js';
import { Roles } from '../common/access/roles.decorator.js';
import { IdPipe } from '../common/validation/id.pipe.js';
import { ClientDetailsView, ClientPageView } from './client.view.js';
import { ClientsService } from './clients.service.js';
import { AddClientDto, ChangeClientDto, ListClientsDto } from './dto/client.dto.js';
@Roles('admin')
@Controller('clients')
export class ClientsController {
  constructor(private readonly clients: ClientsService) {}

  /** The salon's clients, with and without an account, page by page. */
  @Get()
  listClients(@Query() query: ListClientsDto): Promise<ClientPageView> {
    return this.clients.listClients(query);
  }

  /** One client, with what the salon has noted about them. */
  @Get(':id')
  showClient(@Param('id', IdPipe) id: string): Promise<ClientDetailsView> {
    return this.clients.showClient(id);
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
