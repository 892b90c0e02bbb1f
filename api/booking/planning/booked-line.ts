import type { BookedClient } from '../../people/clients/domain/guarded-client.js';
import type { PriceKind } from '../../salon/services/service.entity.js';
import type { Need, Segment } from './domain/segments.js';
import type { ChosenAddOn } from './bookable-lines.js';

/** A booked line as planning needs it: who does what when, on the agreed terms. */
export interface BookedLine {
  id: string;
  serviceId: string;
  staffId: string;
  staffName: string;
  /** True if the client asked for anyone. */
  anyStaff: boolean;
  title: string;
  clientTitle: string | null;
  addOns: ChosenAddOn[];
  segments: Segment[];
  bufferMinutes: number;
  priceCents: number;
  priceKind: PriceKind;
  startsAt: Date;
  /** The rooms and devices that it needs. */
  resources: readonly Need[];
}

/** A booking as planning needs it. */
export interface BookedVisit extends BookedClient {
  id: string;
  startsAt: Date;
  lines: BookedLine[];
}
