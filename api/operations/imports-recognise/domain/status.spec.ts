import { readCardStatus } from './card-status.js';
import { readVisitStatus } from './visit-status.js';

test.each(['Cancelled', 'storniert', 'Annulée', 'peruttu'])('a visit that is “%s” is cancelled', (text) => {
  expect(readVisitStatus(text)).toBe('cancelled');
});

test.each(['No-Show', 'nicht erschienen', 'Não compareceu', 'ei saapunut'])(
  'to a visit that is “%s” the client didn’t come',
  (text) => {
    expect(readVisitStatus(text)).toBe('no-show');
  },
);

test.each(['', 'Confirmed', 'Vahvistettu', 'Completed'])('“%s” says neither', (text) => {
  expect(readVisitStatus(text)).toBeNull();
});

test('a gift card without a status has not expired', () => {
  expect(readCardStatus('')).toBeNull();
  expect(['Abgelaufen', 'Voided'].map(readCardStatus)).toEqual(['expired', 'void']);
});
