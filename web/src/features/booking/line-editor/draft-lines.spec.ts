import { deskBookings } from '../../../words/desk-bookings.gen';
import type { DeskBookingsWords } from '../../../words/types.gen';
import { choosable, estimateOf, mistakesOf, newLine, requestsOf, wantedOf, withService } from './draft-lines';

const mask = { _id: 'mask', title: 'Mask', price: 15, extraMinutes: 10 };
const service = (id: string, price: number, addOns = [mask].slice(1)) => ({
  _id: id,
  title: id,
  price,
  priceKind: 'fixed' as const,
  durationMinutes: 30,
  addOns,
});
const cut = service('cut', 40, [mask]);
const gloss = service('gloss', 60);
const offer = (serviceId: string, price: number) => ({
  serviceId,
  price,
  durationMinutes: 30,
  segments: [],
});
const ana = { _id: 'ana', name: 'Ana', offers: [offer('cut', 50), offer('gloss', 60)] };
const bea = { _id: 'bea', name: 'Bea', offers: [offer('gloss', 55)] };

let words: DeskBookingsWords;

beforeAll(async () => {
  words = await deskBookings.fetch('en');
});

const aCut = { ...withService(newLine('ana'), 'cut'), addOnIds: ['mask'] };
const aGloss = withService(newLine(), 'gloss');

test('each service of a booking is asked for with its own team member and add-ons', () => {
  expect(requestsOf([aCut, aGloss])).toEqual([
    { serviceId: 'cut', staffId: 'ana', addOnIds: ['mask'] },
    { serviceId: 'gloss', staffId: null, addOnIds: [] },
  ]);
  expect(wantedOf([aCut, newLine(), aGloss])).toEqual({
    services: 'cut,gloss',
    staff: 'ana,any',
    addOns: 'mask',
  });
});

test('nothing is asked for before a service is chosen', () => {
  expect(wantedOf([newLine('ana')])).toBeNull();
  expect(mistakesOf(words, newLine(), [ana])).toEqual({ serviceId: 'Choose a service.' });
});

test('a service is chosen once in a booking', () => {
  expect(choosable([cut, gloss], [aCut, aGloss], aGloss)).toEqual([gloss]);
  expect(choosable([cut, gloss], [aCut], aCut)).toEqual([cut, gloss]);
});

test('a team member who does not do the service is named', () => {
  expect(mistakesOf(words, { ...aCut, staffId: 'bea' }, [ana, bea])).toEqual({
    staffId: 'Bea doesn’t offer this. Choose someone else',
  });
  expect(mistakesOf(words, aGloss, [ana, bea])).toEqual({});
});

test('another service drops the add-ons of the one before', () => {
  expect(withService(aCut, 'gloss').addOnIds).toEqual([]);
});

test('the booking costs what these team members charge, or at least the lowest of them with anyone', () => {
  expect(estimateOf([aCut, aGloss], [cut, gloss], [ana, bea])).toEqual({
    price: 50 + 15 + 55,
    priceKind: 'from',
    minMinutes: 70,
    maxMinutes: 70,
  });
});
