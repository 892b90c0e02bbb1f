/** What an email says about a booking. */
export interface BookingFacts {
  id: string;
  reference: string;
  clientName: string;
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
