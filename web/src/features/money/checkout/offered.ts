import type { Service, StaffMember } from '../../../api/models';
import type { Currency } from '../../../lib/currency';

/** Items for sale, and the people who sell them. */
export interface Offered {
  services: readonly Service[];
  staff: readonly StaffMember[];
  team: readonly { _id: string; name: string }[];
  currency: Currency;
}
