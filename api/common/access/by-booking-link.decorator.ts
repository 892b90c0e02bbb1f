import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';

export const BY_BOOKING_LINK = 'access:booking-link';

/** Header for the secret of a booking link; never part of a URL, because URLs are logged. */
export const BOOKING_LINK_HEADER = 'booking-link';

/** Also opens a route to the bearer of a booking link, for that one booking. */
export const ByBookingLink = () =>
  applyDecorators(
    SetMetadata(BY_BOOKING_LINK, true),
    ApiHeader({
      name: 'Booking-Link',
      required: false,
      description: 'The secret in the link of an email about the booking, in place of an access token.',
    }),
  );
