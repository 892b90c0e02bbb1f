import type { OpeningHours } from './opening-hours.entity.js';
import type { Salon } from './salon.entity.js';
import type { SpecialDay } from './special-day.entity.js';

export class CurrencyView {
  /** ISO 4217 code. */
  code: string;

  /** What stands before a price. */
  symbol: string;
}

export class AddressView {
  street: string;
  postalCode: string;
  city: string;
  country: string;
}

export class WindowView {
  /** Minute of the salon's day, 0 to 1440. */
  startsMinute: number;
  endsMinute: number;
}

export class OpeningHoursView extends WindowView {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
}

export class SpecialDayView {
  /** Local date, YYYY-MM-DD. */
  day: string;

  /** Empty when the salon is closed that day. */
  windows: WindowView[];
  reason: string;
}

/** What everybody may know of the salon. */
export class SalonView {
  name: string;

  /** IANA zone in which the salon's days and hours are meant. */
  timeZone: string;
  currency: CurrencyView;
  slotStepMinutes: number;
  noticeMinutes: number;
  horizonDays: number;
  cancellationNoticeMinutes: number;
  phone: string;
  email: string;
  address: AddressView;
  openingHours: OpeningHoursView[];
  specialDays: SpecialDayView[];
}

/** The currency and the sign that people know it by. */
export const toCurrencyView = (code: string): CurrencyView => ({
  code,
  symbol:
    new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
      .formatToParts(0)
      .find((part) => part.type === 'currency')?.value ?? code,
});

export const toSalonView = (
  salon: Salon,
  openingHours: OpeningHours[],
  specialDays: SpecialDay[],
): SalonView => ({
  name: salon.name,
  timeZone: salon.timeZone,
  currency: toCurrencyView(salon.currency),
  slotStepMinutes: salon.slotStepMinutes,
  noticeMinutes: salon.noticeMinutes,
  horizonDays: salon.horizonDays,
  cancellationNoticeMinutes: salon.cancellationNoticeMinutes,
  phone: salon.phone,
  email: salon.email,
  address: {
    street: salon.street,
    postalCode: salon.postalCode,
    city: salon.city,
    country: salon.country,
  },
  openingHours: openingHours.map(({ weekday, startsMinute, endsMinute }) => ({
    weekday,
    startsMinute,
    endsMinute,
  })),
  specialDays: specialDays.map(({ day, windows, reason }) => ({
    day,
    windows: windows.map(({ startsMinute, endsMinute }) => ({ startsMinute, endsMinute })),
    reason,
  })),
});
