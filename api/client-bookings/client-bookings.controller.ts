import { Controller, Get, Param, Query } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../common/access/current-user.decorator.js';
import { Roles } from '../common/access/roles.decorator.js';
import { IdPipe } from '../common/validation/id.pipe.js';
import { BookingPageView } from '../bookings/booking.view.js';
import { ListMyBookingsDto } from '../bookings/dto/list-bookings.dto.js';
import { ClientBookingsService } from './client-bookings.service.js';
@Roles('admin')
@Controller('clients')
export class ClientBookingsController {
  constructor(private readonly bookings: ClientBookingsService) {}

  /** The bookings of one client. */
  @Get(':id/bookings')
  listClientBookings(
    @Param('id', IdPipe) id: string,
    @Query() query: ListMyBookingsDto,
    @ActingUser() user: CurrentUser,
  ): Promise<BookingPageView> {
    return this.bookings.listClientBookings(id, query, user);
  }
}
