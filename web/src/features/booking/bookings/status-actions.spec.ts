import { bookings } from '../../../words/bookings.gen';
import type { BookingsWords } from '../../../words/types.gen';
import { statusActions } from './status-actions';

let words: BookingsWords;
beforeAll(async () => {
  words = await bookings.fetch('en');
});

const nothing = {
  cancel: false,
  move: false,
  resize: false,
  correct: false,
  agreePrice: false,
  changeClient: false,
  delay: false,
  reinstate: false,
  note: false,
  review: false,
  arrive: false,
  finish: false,
  noShow: false,
  reopen: false,
};
const verbs = (can: Partial<typeof nothing>) =>
  statusActions(words, { ...nothing, ...can }).map(({ verb }) => verb);

test('a client who is expected can arrive, be served or stay away', () => {
  expect(verbs({ arrive: true, finish: true, noShow: true })).toEqual(['arrive', 'finish', 'no-show']);
});

test('what the desk marked by mistake can be reopened', () => {
  expect(verbs({ reopen: true })).toEqual(['reopen']);
});

test('what the server does not allow is not offered', () => {
  expect(verbs({ cancel: true, move: true })).toEqual([]);
});

test('a desk that works in German marks what became of a booking in German', async () => {
  const labels = statusActions(await bookings.fetch('de'), { ...nothing, arrive: true, noShow: true });

  expect(labels.map(({ label }) => label)).toEqual(['Angekommen', 'Nicht erschienen']);
});
