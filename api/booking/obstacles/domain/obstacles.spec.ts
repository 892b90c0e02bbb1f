import { fewestObstacles, type PersonDay, type Way } from './obstacles.js';

interface Taken {
  start: number;
  end: number;
  name: string;
}

const NINE = 540;
const anHour = (staffId: string): Way => ({ staffId, clientMinutes: 60, occupied: [{ start: 0, end: 60 }] });
const day = (taken: Taken[] = [], working = [{ start: NINE, end: 1020 }]): PersonDay<Taken> => ({
  working,
  taken,
});
const maria = { start: 600, end: 660, name: 'Maria' };
const lunch = { start: 660, end: 720, name: 'lunch' };
const said = (chain: ReturnType<typeof fewestObstacles<Taken>>) =>
  chain.map(({ staffId, away, taken }) => ({ staffId, away, taken: taken.map(({ name }) => name) }));

test('a time that is free has nothing in the way', () => {
  const people = new Map([['ana', day([maria])]]);

  expect(said(fewestObstacles({ lines: [[anHour('ana')]], startsAt: NINE, people }))).toEqual([
    { staffId: 'ana', away: [], taken: [] },
  ]);
});

test('of two people the one with fewer things in the way is named', () => {
  const people = new Map([
    ['ana', day([maria, lunch])],
    ['bea', day([{ ...lunch, start: 640 }])],
  ]);
  const lines = [[anHour('ana'), anHour('bea')]];

  expect(said(fewestObstacles({ lines, startsAt: 630, people }))).toEqual([
    { staffId: 'bea', away: [], taken: ['lunch'] },
  ]);
});

test('of people with equally much in the way the salon’s first choice is named', () => {
  const people = new Map([
    ['ana', day([maria])],
    ['bea', day([lunch])],
  ]);

  expect(said(fewestObstacles({ lines: [[anHour('ana'), anHour('bea')]], startsAt: 630, people }))).toEqual([
    { staffId: 'ana', away: [], taken: ['Maria'] },
  ]);
});

test('someone who would have to come in is not preferred to someone who is free', () => {
  const people = new Map([
    ['ana', day([], [{ start: 720, end: 1020 }])],
    ['bea', day()],
  ]);

  expect(said(fewestObstacles({ lines: [[anHour('ana'), anHour('bea')]], startsAt: 630, people }))).toEqual([
    { staffId: 'bea', away: [], taken: [] },
  ]);
});

test('what touches the time is not in its way, and neither is what falls into the time that colour takes to work', () => {
  const people = new Map([['ana', day([maria])]]);
  const colour = {
    staffId: 'ana',
    clientMinutes: 120,
    occupied: [
      { start: 0, end: 30 },
      { start: 90, end: 120 },
    ],
  };

  expect(said(fewestObstacles({ lines: [[anHour('ana')]], startsAt: 660, people }))[0]?.taken).toEqual([]);
  expect(said(fewestObstacles({ lines: [[colour]], startsAt: 570, people }))[0]?.taken).toEqual([]);
});

test('each service follows the one before, with the people who make the whole booking easiest', () => {
  // Ana would be quicker, but her client would then run into Bea's lunch.
  const quick = { ...anHour('ana'), clientMinutes: 30, occupied: [{ start: 0, end: 30 }] };
  const people = new Map([
    ['ana', day()],
    ['bea', day([{ start: 570, end: 590, name: 'lunch' }])],
    ['cleo', day()],
  ]);
  const lines = [[quick, anHour('cleo')], [anHour('bea')]];

  expect(said(fewestObstacles({ lines, startsAt: NINE, people }))).toEqual([
    { staffId: 'cleo', away: [], taken: [] },
    { staffId: 'bea', away: [], taken: [] },
  ]);
});

test('when someone does not work is said to the minute', () => {
  const people = new Map([['ana', day([], [{ start: NINE, end: 1020 }])]]);

  expect(said(fewestObstacles({ lines: [[anHour('ana')]], startsAt: 1000, people }))).toEqual([
    { staffId: 'ana', away: [{ start: 1020, end: 1060 }], taken: [] },
  ]);
});

test('five services that twenty people do are answered at once', () => {
  const ids = Array.from({ length: 20 }, (_, index) => `person-${index}`);
  const people = new Map(ids.map((id): [string, PersonDay<Taken>] => [id, day([maria])]));
  const lines = Array.from({ length: 5 }, () => ids.map(anHour));

  // Twenty to the power of five combinations.
  expect(said(fewestObstacles({ lines, startsAt: 570, people })).flatMap(({ taken }) => taken)).toEqual([
    'Maria',
    'Maria',
  ]);
});
