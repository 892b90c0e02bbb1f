import { Injectable } from '@nestjs/common';

/** What a message tells of a visit. A booking has all of it. */
export interface VisitFacts {
  id: string;
  reference: string;
  status: 'confirmed' | 'arrived' | 'done' | 'no-show' | 'cancelled';
  startsAt: Date;
  endsAt: Date;
  totalPriceCents: number;
  priceKind: 'fixed' | 'from';
  currency: string;
  cancellationDeadline: Date;
  cancelledBy: 'client' | 'salon' | null;
  cancelReason: string;
  reviewedAt: Date | null;
  lines: { title: string; staffName: string; startsAt: Date; addOns: { title: string }[] }[];
}

type ReadVisit = (bookingId: string) => Promise<VisitFacts | null>;

/**
 * Visits as they are at this moment. The room that keeps the bookings stands below this one and says here how to
 * read one, so that a message is written from the booking and not from what it was when the message was queued.
 */
@Injectable()
export class Visits {
  private read: ReadVisit = () => {
    throw new Error('Nobody has said how to read a visit.');
  };

  readBy(read: ReadVisit): void {
    this.read = read;
  }

  find(bookingId: string): Promise<VisitFacts | null> {
    return this.read(bookingId);
  }
}
