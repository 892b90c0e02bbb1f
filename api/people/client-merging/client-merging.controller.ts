import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ClientDetailsView } from '../clients/client.view.js';
import { ClosedInDemo } from '../../common/access/closed-in-demo.decorator.js';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { FreshProof } from '../../common/access/fresh-proof.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { ClientMergingService } from './client-merging.service.js';
import { MergeClientsDto } from './dto/merge-clients.dto.js';
@May('clients')
@Controller('clients')
export class ClientMergingController {
  constructor(private readonly merging: ClientMergingService) {}

  /**
   * Merges two clients: bookings, notes, warnings and tags. The account is kept, otherwise the client in the path; the
   * response is the kept one. This can't be undone. Two accounts can't be merged, and nothing is added to an account
   * with an unverified email address.
   */
  @FreshProof()
  @ClosedInDemo()
  @Post(':id/merge')
  @HttpCode(200)
  mergeClients(
    @Param('id', IdPipe) id: string,
    @Body() body: MergeClientsDto,
    @ActingUser() user: CurrentUser,
  ): Promise<ClientDetailsView> {
    return this.merging.mergeClients(id, body, user);
  }
}
