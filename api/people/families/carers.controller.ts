import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { ClosedInDemo } from '../../common/access/closed-in-demo.decorator.js';
import { FreshProof } from '../../common/access/fresh-proof.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { ClientDetailsView } from '../clients/client.view.js';
import { CarersService } from './carers.service.js';
import { SetCarerDto } from './dto/carer.dto.js';
@May('clients')
@Controller('clients')
export class CarersController {
  constructor(private readonly carers: CarersService) {}

  /**
   * Says which account looks after a client without one: it books for them, sees their bookings and gets the emails. 409
   * `looked-after-by-another` if one does already, `bookings-overlap` if two of the client's upcoming bookings do.
   */
  @FreshProof()
  @ClosedInDemo()
  @Put(':id/carer')
  setCarer(
    @Param('id', IdPipe) id: string,
    @Body() body: SetCarerDto,
    @ActingUser() user: CurrentUser,
  ): Promise<ClientDetailsView> {
    return this.carers.setCarer(id, body._id, user);
  }

  /** No account looks after the client any more. Its address and number are removed from the client. */
  @Delete(':id/carer')
  removeCarer(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<ClientDetailsView> {
    return this.carers.removeCarer(id, user);
  }
}
