import type { SalonLanguage } from '../../salon/salon/salon-language.entity.js';
import { DEMO_SALON_NAME } from '../../salon/site-texts/demo-salon.js';
import type { WeeklyHours } from './wall-time.js';

/** The salon as visitors know it. Address, number and mailbox are invented. */
export const maisonVera = {
  name: DEMO_SALON_NAME,
  countryCode: 'PT',
  timeZone: 'Europe/Lisbon',
  currency: 'USD',
  phone: '+351 200 000 148',
  email: 'hello@maisonvera.example',
  street: 'Rua das Camélias 18',
  postalCode: '1200-000',
  city: 'Lisbon',
  country: 'Portugal',
  latitude: 38.7109,
  longitude: -9.1469,
};

/** Late on Thursdays, closed on Sundays. */
/** A salon in Lisbon whose visitors come from everywhere. */
export const languages: SalonLanguage[] = ['pt', 'ar'].map((lang, position) => ({
  lang,
  position,
  isPublic: true,
}));

export const opening: WeeklyHours[] = [
  { weekdays: [1, 2, 3, 5], hours: [['09:00', '19:00']] },
  { weekdays: [4], hours: [['09:00', '21:00']] },
  { weekdays: [6], hours: [['09:00', '18:00']] },
];
