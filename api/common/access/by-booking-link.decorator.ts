import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';

export const BY_BOOKING_LINK = 'access:booking-link';

/** The header that carries the secret of a link in an email about a booking; never a part of an address, which logs keep. */
export const BOOKING_LINK_HEADER = 'booking-link';

/** Also opens a route to whoever has the link in an email about a booking, for this one booking. */
export const ByBookingLink = () =>
  applyDecorators(
    SetMetadata(BY_BOOKING_LINK, true),
    ApiHeader({
      name: 'Booking-Link',
      required: false,
      description: 'The secret in the link of an email about the booking, in place of an access token.',
    }),
  );
