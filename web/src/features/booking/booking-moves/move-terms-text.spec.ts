import { formatsIn } from '../../../lib/formats';
import { bookings } from '../../../words/bookings.gen';
import { formats } from '../../../words/formats.gen';
import { changedTerms, movedTermsText, namesOf, termsText } from './move-terms-text';
import type { BookingTexts } from '../bookings/use-booking-texts';

let texts: BookingTexts;
beforeAll(async () => {
  texts = { words: await bookings.fetch('en'), formats: formatsIn(await formats.fetch('en')) };
});

const ana = { _id: 'a', name: 'Ana' };
const mia = { _id: 'm', name: 'Mia' };

const booking = (more: object = {}) => ({
  startsAt: '2027-03-02T10:00:00.000Z',
  endsAt: '2027-03-02T10:30:00.000Z',
  totalPrice: 45,
  priceKind: 'fixed' as const,
  currency: { code: 'USD', symbol: '$', decimals: 2 as const },
  lines: [],
  ...more,
});

const line = (staff: typeof ana) => ({
  serviceId: 'cut',
  title: 'Cut',
  staff,
  anyStaff: false,
  startsAt: '',
  endsAt: '',
  price: 45,
  priceKind: 'fixed' as const,
  addOns: [],
});

test('a client who moves to someone dearer and slower reads both, with what was agreed', () => {
  const after = booking({
    startsAt: '2027-03-02T12:00:00.000Z',
    endsAt: '2027-03-02T12:45:00.000Z',
    totalPrice: 78,
  });
  expect(changedTerms(texts, booking(), after)).toBe('45 min instead of 30 min, $78 instead of $45');
});

test('a price that becomes a “from” price is another price', () => {
  expect(changedTerms(texts, booking(), booking({ priceKind: 'from' }))).toBe('from $45 instead of $45');
});

test('a move that only changes the time changes no terms', () => {
  const later = booking({ startsAt: '2027-03-02T12:00:00.000Z', endsAt: '2027-03-02T12:30:00.000Z' });
  expect(changedTerms(texts, booking(), later)).toBeNull();
  expect(termsText(texts, later)).toBe('30 min, $45');
});

test('each of those who do it is named once', () => {
  expect(namesOf(texts.formats, { lines: [line(ana), line(mia), line(ana)] })).toBe('Ana and Mia');
});

describe('once it is moved, the desk reads', () => {
  const withMia = (more: object) => ({ ...booking({ lines: [line(mia)], ...more }), currentPrice: 78 });

  test('the new length, and that the agreed price was kept although someone dearer does it now', () => {
    const after = withMia({ endsAt: '2027-03-02T10:45:00.000Z' });
    expect(movedTermsText(texts, booking(), after)).toBe(
      '45 min instead of 30 min. Still $45, as agreed; the price of Mia is $78.',
    );
  });

  test('the new price when that was taken', () => {
    expect(movedTermsText(texts, booking(), withMia({ totalPrice: 78 }))).toBe('$78 instead of $45.');
  });

  test('nothing more when length and price are as they were', () => {
    expect(movedTermsText(texts, booking(), { ...booking(), currentPrice: 45 })).toBeNull();
  });
});

test('a client who reads Portuguese is told what a move changes in Portuguese', async () => {
  const inPortuguese = {
    words: await bookings.fetch('pt'),
    formats: formatsIn(await formats.fetch('pt')),
  };
  const after = booking({ endsAt: '2027-03-02T10:45:00.000Z', totalPrice: 78.5 });

  expect(changedTerms(inPortuguese, booking(), after)).toBe(
    '45 min em vez de 30 min, 78,50\u00a0$ em vez de 45\u00a0$',
  );
  expect(namesOf(inPortuguese.formats, { lines: [line(ana), line(mia)] })).toBe('Ana e Mia');
});
