import { cartLines, estimate, peopleForAll, toggled, toggleService, type CartLine } from './cart';

const aService = (
  change: Partial<CartLine['service']> & Pick<CartLine['service'], '_id'>,
): CartLine['service'] => ({
  title: change._id,
  price: 40,
  priceKind: 'fixed',
  durationMinutes: 60,
  addOns: [],
  ...change,
});

const aPerson = (_id: string, offers: { serviceId: string; price: number; durationMinutes: number }[]) => ({
  _id,
  offers,
});

const gloss = { _id: 'gloss', title: 'Gloss', price: 12.1, extraMinutes: 15 };
const cut = aService({ _id: 'cut' });
const colour = aService({
  _id: 'colour',
  price: 100.2,
  priceKind: 'from',
  durationMinutes: 120,
  addOns: [gloss],
});

const ana = aPerson('ana', [
  { serviceId: 'cut', price: 55, durationMinutes: 45 },
  { serviceId: 'colour', price: 100.2, durationMinutes: 120 },
]);
const bea = aPerson('bea', [{ serviceId: 'cut', price: 40, durationMinutes: 60 }]);

test('a booking keeps the order in which services were chosen', () => {
  expect(cartLines([cut, colour], ['colour', 'cut'], []).map(({ service }) => service._id)).toEqual([
    'colour',
    'cut',
  ]);
});

test('an add-on goes with the service that offers it', () => {
  const lines = cartLines([cut, colour], ['cut', 'colour'], ['gloss']);

  expect(lines.map(({ addOns }) => addOns)).toEqual([[], [gloss]]);
});

test('a service that the salon no longer offers is left out', () => {
  expect(cartLines([cut], ['perm', 'cut'], []).map(({ service }) => service._id)).toEqual(['cut']);
});

test('only team members who do every chosen service can do the whole booking', () => {
  expect(peopleForAll([ana, bea], ['cut']).map(({ _id }) => _id)).toEqual(['ana', 'bea']);
  expect(peopleForAll([ana, bea], ['cut', 'colour']).map(({ _id }) => _id)).toEqual(['ana']);
});

test('B-6: until the team is known, the estimate is what the service says it costs from', () => {
  const terms = { price: 35, priceKind: 'from' as const, minMinutes: 45, maxMinutes: 60 };
  expect(estimate(cartLines([{ ...cut, terms }], ['cut'], []), [])).toEqual({
    price: 35,
    priceKind: 'from',
    minMinutes: 45,
    maxMinutes: 60,
  });
});

test('a team member is estimated at their own price and length', () => {
  expect(estimate(cartLines([cut], ['cut'], []), [ana])).toEqual({
    price: 55,
    priceKind: 'fixed',
    minMinutes: 45,
    maxMinutes: 45,
  });
});

test('with anyone the least price counts and is said to be a "from" when people differ', () => {
  expect(estimate(cartLines([cut], ['cut'], []), [ana, bea])).toEqual({
    price: 40,
    priceKind: 'from',
    minMinutes: 45,
    maxMinutes: 60,
  });
});

test('add-ons lengthen the booking and add to its price without drifting cents', () => {
  expect(estimate(cartLines([colour], ['colour'], ['gloss']), [ana])).toEqual({
    price: 112.3,
    priceKind: 'from',
    minMinutes: 135,
    maxMinutes: 135,
  });
});

test('a booking with one "from" price is "from" as a whole', () => {
  expect(estimate(cartLines([cut, colour], ['cut', 'colour'], []), [ana]).priceKind).toBe('from');
});

test('before the team is known the service’s own price and length are shown', () => {
  expect(estimate(cartLines([cut], ['cut'], []), [])).toMatchObject({
    price: 40,
    minMinutes: 60,
    maxMinutes: 60,
  });
});

test('an add-on is taken in after the others, and out from between them', () => {
  expect(toggled(['gloss', 'mask'], 'scrub')).toEqual(['gloss', 'mask', 'scrub']);
  expect(toggled(['gloss', 'mask', 'scrub'], 'mask')).toEqual(['gloss', 'scrub']);
});

test('taking a service out takes its add-ons out too', () => {
  const chosen = { serviceIds: ['cut', 'colour'], addOnIds: ['gloss'] };

  expect(toggleService(chosen, colour)).toEqual({ serviceIds: ['cut'], addOnIds: [] });
});

test('a service taken in comes last and keeps the add-ons of the others', () => {
  const chosen = { serviceIds: ['colour'], addOnIds: ['gloss'] };

  expect(toggleService(chosen, cut)).toEqual({ serviceIds: ['colour', 'cut'], addOnIds: ['gloss'] });
});
