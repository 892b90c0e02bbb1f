import type { Salon } from '../../../api/models';
import type { SiteDeskWords } from '../../../words/types.gen';

/** The salon's facts in the fields of a form. */
export interface SalonDraft {
  name: string;
  phone: string;
  email: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  latitude: string;
  longitude: string;
  showsLiveMap: boolean;
  showsBirthdays: boolean;
  /** Empty while unknown. */
  countryCode: string;
  timeZone: string;
  currency: string;
  /** Empty for each language's default, like the first weekday. */
  hourCycle: '' | 'h12' | 'h23';
  firstWeekday: string;
}

export const draftOf = ({
  name,
  phone,
  email,
  address,
  position,
  showsLiveMap,
  showsBirthdays,
  countryCode,
  timeZone,
  currency,
  hourCycle,
  firstWeekday,
}: Salon): SalonDraft => ({
  name,
  phone,
  email,
  street: address.street,
  postalCode: address.postalCode,
  city: address.city,
  country: address.country,
  latitude: position ? String(position.latitude) : '',
  longitude: position ? String(position.longitude) : '',
  showsLiveMap,
  showsBirthdays,
  countryCode: countryCode ?? '',
  timeZone,
  currency: currency.code,
  hourCycle: hourCycle ?? '',
  firstWeekday: String(firstWeekday ?? ''),
});

/** Parses degrees with a point or a comma; null if invalid. */
export function degreesOf(text: string, most: number): number | null {
  const plain = text.trim().replace(',', '.').replace('−', '-');
  if (!/^-?\d{1,3}(\.\d{1,15})?$/.test(plain)) return null;
  const degrees = Number(plain);
  return Math.abs(degrees) <= most ? degrees : null;
}

/** Both numbers from one paste, such as `38.7119, -9.1402` from a map. */
export function pairOf(text: string): { latitude: string; longitude: string } | null {
  const [, latitude, longitude] = /^\s*(-?\d{1,2}\.\d+)\s*[,; ]\s*(-?\d{1,3}\.\d+)\s*$/.exec(text) ?? [];
  return latitude && longitude ? { latitude, longitude } : null;
}

/** The salon's location: a place, null for none, undefined while the numbers are invalid. */
export function positionOf({ latitude, longitude }: Pick<SalonDraft, 'latitude' | 'longitude'>) {
  if (!latitude.trim() && !longitude.trim()) return null;
  const place = { latitude: degreesOf(latitude, 90), longitude: degreesOf(longitude, 180) };
  return place.latitude === null || place.longitude === null
    ? undefined
    : { latitude: place.latitude, longitude: place.longitude };
}

/** Errors in the map location, by field. */
export function mistakesIn(
  words: SiteDeskWords,
  draft: Pick<SalonDraft, 'latitude' | 'longitude'>,
): Record<string, string> {
  if (positionOf(draft) !== undefined) return {};
  return {
    ...(degreesOf(draft.latitude, 90) === null && {
      latitude: words.latitudeLike(),
    }),
    ...(degreesOf(draft.longitude, 180) === null && {
      longitude: words.longitudeLike(),
    }),
  };
}

/** The draft in the API's format. */
export function changeOf(draft: SalonDraft) {
  const { name, phone, email, street, postalCode, city, country } = draft;
  const { countryCode, timeZone, currency, hourCycle, firstWeekday } = draft;
  return {
    name: name.trim(),
    phone: phone.trim(),
    email: email.trim(),
    address: {
      street: street.trim(),
      postalCode: postalCode.trim(),
      city: city.trim(),
      country: country.trim(),
    },
    position: positionOf(draft) ?? null,
    showsLiveMap: draft.showsLiveMap,
    showsBirthdays: draft.showsBirthdays,
    ...(countryCode !== '' && { countryCode }),
    timeZone,
    currency,
    hourCycle: hourCycle || null,
    firstWeekday: firstWeekday === '' ? null : Number(firstWeekday),
  };
}
