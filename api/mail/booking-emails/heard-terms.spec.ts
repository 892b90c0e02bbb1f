import { bookingCorrected } from './booking-corrected.js';
import type { BookingFacts } from '../email-templates/booking-facts.js';
import { heardTermsOf, noticedChanges } from '../email-templates/heard-terms.js';
import { letterIn } from '../email-templates/letter.js';

const letter = letterIn('en', {
  name: 'Maison Vera',
  face: {
    light: { accent: '#7a2540', onAccent: '#fff9f5' },
    night: { accent: '#edbbac', onAccent: '#2b121b' },
    logo: null,
    initials: '',
  },
  phone: '',
  email: '',
  address: '',
  timeZone: 'Europe/Lisbon',
  hourCycle: null,
  reminderMinutes: 1440,
  publicUrl: 'https://maisonvera.example',
  mapUrl: null,
  mailFrom: 'hello@salon.example',
});

const booked: BookingFacts = {
  id: 'booking',
  reference: 'K7QF-2M3N',
  clientName: 'Mia Costa',
  status: 'confirmed',
  startsAt: new Date('2027-03-02T10:00:00Z'),
  endsAt: new Date('2027-03-02T10:30:00Z'),
  totalPriceCents: 4000,
  priceKind: 'fixed',
  currency: 'USD',
  cancellationDeadline: new Date('2027-03-01T10:00:00Z'),
  cancelledBy: null,
  cancelReason: '',
  reviewedAt: null,
  lines: [{ title: 'Cut', staffName: 'Ana', startsAt: new Date('2027-03-02T10:00:00Z'), addOns: [] }],
};

const [line] = booked.lines;
const corrected: BookingFacts = {
  ...booked,
  endsAt: new Date('2027-03-02T11:15:00Z'),
  totalPriceCents: 9000,
  priceKind: 'from',
  lines: line
    ? [
        { ...line, addOns: [{ title: 'Mask' }] },
        { ...line, title: 'Gloss', staffName: 'Bea' },
      ]
    : [],
};

const led = (booking: BookingFacts) =>
  bookingCorrected({
    booking,
    letter,
    name: 'Mia',
    now: booked.startsAt,
    changeUrl: null,
    heard: heardTermsOf(booked),
    calendar: (method) => ({ method, file: '' }),
  }).paragraphs.flatMap((paragraph) => (typeof paragraph === 'string' ? [] : [paragraph]));

const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');

test('a client is told what is different, and nothing else', () => {
  expect(led(corrected).map(({ lead, text }) => `${lead}: ${plain(text)}`)).toEqual([
    'What: Cut + Mask and Gloss instead of Cut',
    'With: Ana and Bea instead of Ana',
    'Length: 1 h 15 min instead of 30 min',
    'Price: from $90 instead of $40',
  ]);
  expect(led({ ...booked, totalPriceCents: 3500 }).map(({ lead }) => lead)).toEqual(['Price']);
});

test('a change that was taken back is nothing to tell', () => {
  expect(noticedChanges(heardTermsOf(booked), heardTermsOf({ ...booked }))).toEqual([]);
  const later = { ...booked, startsAt: corrected.endsAt, endsAt: new Date('2027-03-02T11:45:00Z') };
  expect(noticedChanges(heardTermsOf(booked), heardTermsOf(later))).toEqual(['time']);
});

test('the words that a client booked in are the ones they read again', () => {
  const inPortuguese = line ? [{ ...line, clientTitle: 'Corte' }] : [];
  expect(heardTermsOf({ ...booked, lines: inPortuguese }).services).toEqual(['Corte']);
});
