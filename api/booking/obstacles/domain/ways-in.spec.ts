import type { PersonDay, Way } from './obstacles.js';
import { type TakenPart, waysIn } from './ways-in.js';

const NINE = 540;
const NOON = 720;
const anHour = (staffId: string): Way => ({ staffId, clientMinutes: 60, occupied: [{ start: 0, end: 60 }] });
const day = (taken: TakenPart[] = []): PersonDay<TakenPart> => ({
  working: [{ start: NINE, end: 1020 }],
  taken,
});
const noon = { start: NOON, end: 780, bookingId: 'noon' };
/** Colour from ten, an hour and a half of processing, and half an hour to wash it out. */
const colour = [
  { start: 600, end: 630, bookingId: 'colour' },
  { start: 720, end: 750, bookingId: 'colour' },
];
const lines = [[anHour('ana'), anHour('bea'), anHour('cleo')]];
const ask = (people: Record<string, PersonDay<TakenPart>>, more: object = {}) =>
  waysIn({
    lines,
    startsAt: NOON,
    people: new Map(Object.entries(people)),
    asked: new Set(['ana']),
    clientBusy: [],
    now: 0,
    ...more,
  });

test('who is free at that time in place of someone who is not is named, in the salon’s order', () => {
  const people = { ana: day([noon]), bea: day([noon]), cleo: day() };

  expect(ask(people)).toEqual([{ staffId: 'cleo', startsAt: NOON, waitsInBookingId: null }]);
  expect(ask({ ...people, bea: day() }).map(({ staffId }) => staffId)).toEqual(['bea', 'cleo']);
});

test('the time that a colour takes to work has room for a cut', () => {
  const people = { ana: day(colour), bea: day([noon]), cleo: day([noon]) };

  expect(ask(people)).toEqual([{ staffId: 'ana', startsAt: 630, waitsInBookingId: 'colour' }]);
});

test('a wait that is too short, too far away, or already over is no room', () => {
  const short = [
    { start: 600, end: 630, bookingId: 'colour' },
    { start: 680, end: 750, bookingId: 'colour' },
  ];
  const busy = { bea: day([noon]), cleo: day([noon]) };

  expect(ask({ ana: day(short), ...busy })).toEqual([]);
  expect(ask({ ana: day(colour), ...busy }, { startsAt: 960 })).toEqual([
    { staffId: 'bea', startsAt: 960, waitsInBookingId: null },
    { staffId: 'cleo', startsAt: 960, waitsInBookingId: null },
  ]);
  expect(ask({ ana: day(colour), ...busy }, { now: 700 })).toEqual([]);
});

test('a client who is with someone else then is not sent to a third', () => {
  const people = { ana: day([noon]), bea: day(), cleo: day() };

  expect(ask(people, { clientBusy: [{ start: 770, end: 800 }] })).toEqual([]);
});

test('of several services only those are named who do all of them', () => {
  const people = { ana: day([noon]), bea: day(), cleo: day() };

  expect(ask(people, { lines: [...lines, [anHour('bea')]] }).map(({ staffId }) => staffId)).toEqual(['bea']);
});
