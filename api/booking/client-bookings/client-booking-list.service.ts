import { Injectable } from '@nestjs/common';
import type { BookingPageView } from '../booking-records/booking.view.js';
import type { ListMyBookingsDto } from '../booking-records/dto/list-bookings.dto.js';
import { ReadBookingsService } from '../booking-records/read-bookings.service.js';
import { ClientFilesService } from '../../people/clients/client-files.service.js';
import { ClientLookupService } from '../../people/clients/client-lookup.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayForAll } from '../../common/access/may.js';
import { notFound } from '../../common/problem/common.problems.js';

/** The bookings in a client's file. */
@Injectable()
export class ClientBookingListService {
  constructor(
    private readonly clients: ClientLookupService,
    private readonly files: ClientFilesService,
    private readonly bookings: ReadBookingsService,
  ) {}

  /**
   * All bookings of the client. For team members who see only their own clients, the bookings with a line of theirs.
   */
  async listClientBookings(
    id: string,
    query: ListMyBookingsDto,
    actor: CurrentUser,
  ): Promise<BookingPageView> {
    await this.files.assertMayOpen(id, actor);
    const client = await this.clients.findReference(id);
    if (!client) throw notFound('client');
    const staffId = mayForAll(actor, 'clients') ? null : actor.staffId;
    const those = { ...client, ...(staffId !== null && { staffId }) };
    return this.bookings.listBookingsOf(those, query, actor);
  }
}
