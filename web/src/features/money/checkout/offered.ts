import type { Service, StaffMember } from '../../../api/models';
import type { Currency } from '../../../lib/currency';

/** What can be sold, and who sells it. */
export interface Offered {
  services: readonly Service[];
  staff: readonly StaffMember[];
  team: readonly { _id: string; name: string }[];
  currency: Currency;
}
