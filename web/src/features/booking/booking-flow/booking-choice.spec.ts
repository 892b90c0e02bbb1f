import { formatsIn } from '../../../lib/formats';
import { words } from '../../../words/en/book.gen';
import { words as formatsWords } from '../../../words/en/formats.gen';
import type { HeldBooking } from '../bookings/models';
import {
  bookingChoice,
  expectedBooking,
  factsOfChoice,
  factsOfHold,
  gistOf,
  namesOf,
  staffOf,
} from './booking-choice';

const formats = formatsIn(formatsWords);
const gloss = { _id: 'gloss', title: 'Gloss', price: 20, extraMinutes: 15 };
const services = [
  {
    _id: 'cut',
    title: 'Haircut',
    price: 40,
    priceKind: 'fixed' as const,
    durationMinutes: 60,
    addOns: [gloss],
  },
  {
    _id: 'nails',
    title: 'Manicure',
    price: 30,
    priceKind: 'fixed' as const,
    durationMinutes: 45,
    addOns: [],
  },
];
const ana = { _id: 'ana', name: 'Ana', offers: [{ serviceId: 'cut', price: 50, durationMinutes: 75 }] };
const bea = {
  _id: 'bea',
  name: 'Bea',
  offers: [
    { serviceId: 'cut', price: 40, durationMinutes: 60 },
    { serviceId: 'nails', price: 30, durationMinutes: 45 },
  ],
};
const salon = { timeZone: 'Europe/Lisbon', currency: { code: 'USD', symbol: '$', decimals: 2 as const } };
const aFlow = { serviceIds: ['cut'], addOnIds: [], staffId: null, team: null, startsAt: null };
const choose = (change: Partial<Parameters<typeof bookingChoice>[0]>) =>
  bookingChoice({ ...aFlow, ...change }, services, [ana, bea]);

test('a chosen time makes a request that the server can hold', () => {
  const { request } = choose({ addOnIds: ['gloss'], staffId: 'ana', startsAt: '2026-11-24T10:30:00.000Z' });

  expect(request).toEqual({
    lines: [{ serviceId: 'cut', staffId: 'ana', addOnIds: ['gloss'] }],
    startsAt: '2026-11-24T10:30:00.000Z',
  });
});

test('there is nothing to hold before a time is chosen', () => {
  expect(choose({}).request).toBeNull();
});

test('C-8: a second service keeps the person who was named, and anyone does what they do not', () => {
  const choice = choose({
    serviceIds: ['cut', 'nails'],
    staffId: 'ana',
    startsAt: '2026-11-24T10:30:00.000Z',
  });

  expect(choice.request?.lines.map(({ staffId }) => staffId)).toEqual(['ana', null]);
  expect([staffOf(choice), namesOf(words, formats, choice), choice.person]).toEqual([
    'ana,any',
    'Ana and anyone',
    null,
  ]);
});

test('each service can have its own team member, as when a booking is made again', () => {
  const choice = choose({
    serviceIds: ['cut', 'nails'],
    team: ['ana', 'bea'],
    startsAt: '2026-11-24T10:30:00.000Z',
  });

  expect(choice.request?.lines.map(({ staffId }) => staffId)).toEqual(['ana', 'bea']);
  expect([staffOf(choice), namesOf(words, formats, choice), choice.estimate.price]).toEqual([
    'ana,bea',
    'Ana and Bea',
    80,
  ]);
});

test('a team member who no longer does a service gives way to anyone, and the others stay', () => {
  const choice = choose({ serviceIds: ['cut', 'nails'], team: ['ana', 'ana'] });

  expect([staffOf(choice), namesOf(words, formats, choice)]).toEqual(['ana,any', 'Ana and anyone']);
  expect([staffOf(choose({})), namesOf(words, formats, choose({}))]).toEqual([null, null]);
  expect(staffOf(choose({ staffId: 'bea' }))).toBe('bea');
});

test('what the salon no longer offers is not asked for', () => {
  const choice = choose({ serviceIds: ['perm', 'cut'], addOnIds: ['gloss', 'foil'] });

  expect([choice.serviceIds, choice.addOnIds]).toEqual([['cut'], ['gloss']]);
});

test('the summary says anyone, a range of lengths and the least price until a person is settled', () => {
  expect(factsOfChoice(words, formats, choose({}), salon)).toEqual({
    lines: [{ id: 'cut', title: 'Haircut', price: 'from $40', addOns: [] }],
    withWhom: 'Anyone',
    when: null,
    length: '1 h – 1 h 15 min',
    total: 'from $40',
  });
});

test('the summary names the only person who can do it, and no one where others may do a part', () => {
  const withWhom = (serviceIds: string[]) =>
    factsOfChoice(words, formats, choose({ serviceIds }), salon)?.withWhom;

  expect([withWhom(['nails']), withWhom(['cut', 'nails'])]).toEqual(['Bea', 'Anyone']);
});

test('the summary shows what the chosen time costs, once that is known', () => {
  const choice = choose({ startsAt: '2026-11-24T10:30:00.000Z' });

  expect(factsOfChoice(words, formats, choice, salon, 50)).toMatchObject({
    lines: [{ price: '$50' }],
    total: '$50',
  });
});

test('the summary shows a chosen time on the salon’s clock', () => {
  const choice = choose({ staffId: 'bea', startsAt: '2026-07-01T09:30:00.000Z' });

  expect(factsOfChoice(words, formats, choice, salon)).toMatchObject({
    when: 'Wed 1 Jul, 10:30',
    total: '$40',
  });
});

test('there is no summary while nothing is chosen', () => {
  expect(factsOfChoice(words, formats, choose({ serviceIds: [] }), salon)).toBeNull();
});

const held: HeldBooking = {
  startsAt: '2026-11-24T10:30:00.000Z',
  endsAt: '2026-11-24T12:20:00.000Z',
  lines: [
    {
      serviceId: 'cut',
      title: 'Haircut',
      staff: { _id: 'ana', name: 'Ana' },
      anyStaff: true,
      startsAt: '2026-11-24T10:30:00.000Z',
      endsAt: '2026-11-24T11:30:00.000Z',
      price: 50,
      priceKind: 'fixed',
      addOns: [],
    },
    {
      serviceId: 'nails',
      title: 'Manicure',
      staff: { _id: 'bea', name: 'Bea' },
      anyStaff: true,
      startsAt: '2026-11-24T11:35:00.000Z',
      endsAt: '2026-11-24T12:20:00.000Z',
      price: 30,
      priceKind: 'fixed',
      addOns: [],
    },
  ],
  totalPrice: 80,
  priceKind: 'fixed',
  currency: salon.currency,
  cancellationDeadline: '2026-11-23T10:30:00.000Z',
};

test('a held booking is summed up with the team members that "anyone" became, processing time included', () => {
  expect(factsOfHold(formats, held, 'Europe/Lisbon')).toMatchObject({
    withWhom: 'Ana, Bea',
    when: 'Tue 24 Nov, 10:30',
    length: '1 h 50 min',
    total: '$80',
  });
});

test('the bar says the first service, how many more there are, when and how much', () => {
  expect(gistOf(words, factsOfHold(formats, held, 'Europe/Lisbon'))).toEqual({
    title: 'Haircut + 1 more',
    details: ['Tue 24 Nov, 10:30', '$80'],
  });
});

test('the bar says how long it takes until there is a time', () => {
  const facts = factsOfChoice(words, formats, choose({ staffId: 'bea' }), salon);

  expect(facts && gistOf(words, facts)).toEqual({ title: 'Haircut', details: ['1 h', '$40'] });
});

describe('a booking that is about to be held', () => {
  const rules = { ...salon, cancellationNoticeMinutes: 24 * 60 };

  test('is as long as it will be, and can be cancelled until as many hours before', () => {
    const chosen = choose({ serviceIds: ['nails'], staffId: 'bea', startsAt: '2026-11-24T10:00:00.000Z' });

    expect(expectedBooking(chosen, rules)).toMatchObject({
      startsAt: '2026-11-24T10:00:00.000Z',
      endsAt: '2026-11-24T10:45:00.000Z',
      cancellationDeadline: '2026-11-23T10:00:00.000Z',
      lines: [{ title: 'Manicure', price: 30, anyStaff: false, staff: { name: 'Bea' } }],
    });
  });

  test('has room for the longest name of those who may do it', () => {
    const long = { ...ana, _id: 'long', name: 'Maria Antonieta' };
    const chosen = bookingChoice({ ...aFlow, startsAt: '2026-11-24T10:00:00.000Z' }, services, [
      ana,
      long,
      bea,
    ]);

    expect(expectedBooking(chosen, rules)?.lines).toMatchObject([
      { anyStaff: true, staff: { name: 'Maria Antonieta' } },
    ]);
  });

  test('is not expected before a time is chosen', () => {
    expect(expectedBooking(choose({}), rules)).toBeNull();
  });
});
