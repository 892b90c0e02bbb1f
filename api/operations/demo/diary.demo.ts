import type { ServiceName } from './catalogue.demo.js';
import type { MemberName } from './staff.demo.js';
import type { Hours, WallTime } from './wall-time.js';

/** The number of days, back and ahead, for which the diary is filled. */
export const DAYS_BACK = 7;
export const DAYS_AHEAD = 14;

/** The number of days with sales before the demo's first day. */
export const DAYS_OF_BOOKS = 90;

/**
 * Booked share of a day, from 0 to 1: tomorrow is nearly booked out, later days less and less; Saturdays are popular.
 */
export function fullnessOf(day: { fromToday: number; weekday: number }): number {
  const { fromToday, weekday } = day;
  const ahead = fromToday === 0 ? 0.6 : Math.max(0.12, 0.82 - (fromToday - 1) * 0.06);
  // The salon has been growing.
  const usual = fromToday < -DAYS_BACK ? 0.5 + (fromToday + DAYS_BACK) / 900 : fromToday < 0 ? 0.5 : ahead;
  return weekday === 6 ? Math.min(0.82, usual + 0.15) : usual;
}

/** The weekday on which each person's afternoon stays free, so that every service has a slot in any week. */
export const quietAfternoons: Partial<Record<MemberName, number>> = {
  vera: 2,
  amara: 3,
  tomas: 1,
  zainab: 5,
  orla: 4,
  ines: 2,
};

/** Frequency of a service, relative to others by the same person. */
export const demand: Record<ServiceName, number> = {
  haircut: 8,
  balayage: 5,
  blowDry: 4,
  keratin: 2,
  manicure: 6,
  pedicure: 3,
  bridal: 2,
  evening: 3,
  facial: 4,
  browLash: 5,
  waxing: 4,
  massage: 7,
};

/** Services that clients like to combine in one booking. */
export const companions: Partial<Record<ServiceName, ServiceName>> = {
  haircut: 'manicure',
  blowDry: 'evening',
  manicure: 'pedicure',
  evening: 'browLash',
  facial: 'browLash',
  massage: 'facial',
  waxing: 'pedicure',
};

/** Per hundred bookings. */
export const shares = {
  withAddOn: 0.25,
  withCompanion: 0.12,
  forAnyone: 0.35,
  withNote: 0.1,
  cancelled: 0.05,
  missed: 0.06,
};

interface Away {
  member: MemberName;
  /** The whole day if left out. */
  hours?: Hours;
  reason: string;
}

/** Weekly breaks from clients. */
export const breaks: (Away & { weekdays: number[] })[] = [
  { member: 'nala', weekdays: [5, 6], hours: ['12:00', '12:30'], reason: 'Lunch' },
  { member: 'ines', weekdays: [6], hours: ['12:30', '13:00'], reason: 'Lunch' },
  { member: 'vera', weekdays: [2, 3, 5], hours: ['10:00', '10:30'], reason: 'Accounts and orders' },
  { member: 'vera', weekdays: [6], hours: ['11:30', '11:45'], reason: 'Break' },
  { member: 'orla', weekdays: [1, 2, 4, 5], hours: ['16:30', '16:45'], reason: 'Break' },
  { member: 'tomas', weekdays: [1, 2, 4, 5], hours: ['17:30', '17:45'], reason: 'Break' },
];

/** One-off time off: from the first such weekday that is at least two days ahead. */
export const absences: (Away & { fromWeekday: number; days: number })[] = [
  { member: 'helena', fromWeekday: 2, days: 3, reason: 'Holiday' },
  { member: 'amara', fromWeekday: 1, days: 1, hours: ['09:00', '18:00'], reason: 'Colour training' },
  { member: 'mei', fromWeekday: 3, days: 1, hours: ['15:00', '16:00'], reason: 'Dentist' },
];

/** Invented people without accounts or mailboxes. */
export const clientNames = {
  first: (
    'Adriana, Alice, Ana Rita, Beatriz, Camila, Carlota, Catarina, Clara, Daniela, Diana, ' +
    'Eduarda, Elena, Emma, Filipa, Francisca, Gabriela, Giulia, Irene, Isabel, Joana, ' +
    'Júlia, Laura, Leonor, Lívia, Luísa, Madalena, Mafalda, Margarida, Marta, Matilde, ' +
    'Miguel, Nadia, Olivia, Patrícia, Pedro, Raquel, Rita, Sara, Teresa, Yasmin'
  ).split(', '),
  last: (
    'Almeida, Andrade, Antunes, Azevedo, Barros, Brito, Campos, Cardoso, Castro, Coelho, ' +
    'Correia, Costa, Dias, Esteves, Faria, Fonseca, Freitas, Gaspar, Gomes, Guerra, ' +
    'Lacerda, Leal, Macedo, Magalhães, Melo, Monteiro, Neves, Pacheco, Peixoto, Pinto, ' +
    'Ramos, Rocha, Salgado, Santana, Serrano, Simões, Soares, Tavares, Valente, Vieira'
  ).split(', '),
};

/** Notes that clients write when booking. */
export const notes = [
  'First visit.',
  'Please use the fragrance-free products.',
  'Coming straight from the airport, may be five minutes late.',
  'Sensitive skin: the patch test was fine.',
  'Would like the chair by the window.',
  'Could come half an hour earlier.',
  'A birthday present; will pay with a voucher.',
  'Comes with a small dog that sleeps.',
];

export const cancelReasons = ['Has caught a cold', 'Meeting was moved', 'Will call again', ''];

export interface ClientVisit {
  /** In days; otherwise the next day on which someone is free. */
  fromToday: number;
  notBefore: WallTime;
  /** Indexes in the catalogue. */
  services: readonly number[];
  note: string;
  bookedAheadMinutes: number;
}

/** Past and upcoming visits of the demo's client account, earliest first. */
export const clientVisits: readonly ClientVisit[] = [
  { fromToday: -47, notBefore: '10:00', services: [0], note: 'First visit.', bookedAheadMinutes: 5 * 1440 },
  { fromToday: -19, notBefore: '14:00', services: [8, 9], note: '', bookedAheadMinutes: 9 * 1440 },
  { fromToday: 4, notBefore: '11:00', services: [4], note: '', bookedAheadMinutes: 2 * 1440 },
  {
    fromToday: 12,
    notBefore: '15:00',
    services: [1],
    note: 'Would like the chair by the window.',
    bookedAheadMinutes: 1440,
  },
];
