import { Controller, Get, Param, Query } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { BookingPageView } from '../booking-records/booking.view.js';
import { ListMyBookingsDto } from '../booking-records/dto/list-bookings.dto.js';
import { ClientBookingListService } from './client-booking-list.service.js';
@May('clients')
@Controller('clients')
export class ClientBookingsController {
  constructor(private readonly bookings: ClientBookingListService) {}

  /** The bookings of one client; for stylists, those with a line of theirs. */
  @Get(':id/bookings')
  listClientBookings(
    @Param('id', IdPipe) id: string,
    @Query() query: ListMyBookingsDto,
    @ActingUser() user: CurrentUser,
  ): Promise<BookingPageView> {
    return this.bookings.listClientBookings(id, query, user);
  }
}
