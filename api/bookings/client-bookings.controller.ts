import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { ActingUser, type CurrentUser } from '../common/access/current-user.decorator.js';
import { Roles } from '../common/access/roles.decorator.js';
import { IdPipe } from '../common/validation/id.pipe.js';
import { BookingPageView } from './booking.view.js';
import { ListMyBookingsDto } from './dto/list-bookings.dto.js';
import { ReadBookingsService } from './read-bookings.service.js';

@ApiBearerAuth()
@Roles('admin')
@Controller('clients')
export class ClientBookingsController {
  constructor(private readonly read: ReadBookingsService) {}

  /** The bookings of one client. */
  @Get(':id/bookings')
  listClientBookings(
    @Param('id', IdPipe) id: string,
    @Query() query: ListMyBookingsDto,
    @ActingUser() user: CurrentUser,
  ): Promise<BookingPageView> {
    return this.read.listClientBookings(id, query, user);
  }
}
