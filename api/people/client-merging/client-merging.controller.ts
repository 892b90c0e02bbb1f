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
   * Makes one client of two: bookings, notes, warnings and tags of both. An account stays, else the client of the address;
   * the answer is the one who stays. It cannot be taken back. Two accounts are not merged, nor is anything added to an
   * account whose email address is not verified.
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
