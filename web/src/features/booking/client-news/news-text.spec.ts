import { formatsIn } from '../../../lib/formats';
import { bookings } from '../../../words/bookings.gen';
import { formats } from '../../../words/formats.gen';
import type { ClientToCall } from './models';
import { callListText, emailsText, newsText, reachText, type NewsTexts } from './news-text';

let texts: NewsTexts;
beforeAll(async () => {
  texts = { words: await bookings.fetch('en'), formats: formatsIn(await formats.fetch('en')) };
});

const rosa: ClientToCall = {
  bookingId: 'booking',
  name: 'Rosa Dias',
  email: '',
  phone: '+351 912 345 678',
  getsEmail: false,
  news: 'cancelled',
  titles: ['Cut', 'Colour'],
  startsAt: '2027-03-02T10:00:00Z',
  formerStartsAt: null,
};

test('nothing is said of emails that were never queued', () => {
  expect([0, 1, 9].map((count) => emailsText(texts.words, count))).toEqual([
    '',
    '1 client gets an email.',
    '9 clients get an email.',
  ]);
});

test('a client is told what became of which booking, in the salon’s time', () => {
  expect(newsText(texts, rosa, 'UTC')).toBe('Cancelled, Tue 2 Mar, 10:00: Cut, Colour');
  const moved: ClientToCall = {
    ...rosa,
    news: 'moved',
    startsAt: '2027-03-03T13:30:00Z',
    formerStartsAt: rosa.startsAt,
  };
  expect(newsText(texts, moved, 'Europe/Helsinki')).toBe(
    'Moved from Tue 2 Mar, 12:00 to Wed 3 Mar, 15:30: Cut, Colour',
  );
});

test('someone without a number is reached by what there is', () => {
  expect(reachText(texts.words, rosa)).toBe('+351 912 345 678');
  expect(reachText(texts.words, { phone: '', email: 'rosa@example.com' })).toBe('rosa@example.com');
  expect(reachText(texts.words, { phone: '', email: '' })).toBe('no phone number or email address on file');
});

test('the list is copied with a line for each client', () => {
  const ines = { ...rosa, name: 'Ines Reis', phone: '', titles: ['Cut'] };
  expect(callListText(texts, { emails: 2, toCall: [rosa, ines] }, 'UTC')).toBe(
    'Rosa Dias\t+351 912 345 678\tCancelled, Tue 2 Mar, 10:00: Cut, Colour\n' +
      'Ines Reis\tno phone number or email address on file\tCancelled, Tue 2 Mar, 10:00: Cut',
  );
});

test('a desk that works in Arabic reads whom to call and why in Arabic', async () => {
  const inArabic = { words: await bookings.fetch('ar'), formats: formatsIn(await formats.fetch('ar')) };

  expect(emailsText(inArabic.words, 2)).toBe('يتلقى عميلان رسالة بالبريد الإلكتروني.');
  expect(newsText(inArabic, rosa, 'UTC')).toMatch(/^أُلغي، .*10:00: Cut، Colour$/);
});
