/** A title, and the one that the client read; left out if both are equal. */
interface Titled {
  title: string;
  clientTitle?: string | null;
}

/** The title in the client's language at the time of booking. */
export const clientTitleOf = ({ title, clientTitle }: Titled): string => clientTitle ?? title;

/** The facts about a booking that emails mention. */
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
