/** What is booked, and what it was called when the client read it; nothing where that is the title. */
interface Titled {
  title: string;
  clientTitle?: string | null;
}

/** In the words in which the client booked. */
export const clientTitleOf = ({ title, clientTitle }: Titled): string => clientTitle ?? title;

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
  lines: (Titled & { staffName: string; startsAt: Date; addOns: Titled[] })[];
}
