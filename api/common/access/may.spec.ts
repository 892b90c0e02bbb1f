import {
  capabilities,
  type Grant,
  grantsFor,
  type RoleAndGrants,
  mayAtAll,
  mayForAll,
  reachOf,
} from './may.js';

const stylist = (...grants: Grant[]): RoleAndGrants => ({ role: 'stylist', grants });
const reception = (...grants: Grant[]): RoleAndGrants => ({ role: 'reception', grants });
const may = (holder: RoleAndGrants) => capabilities.filter((capability) => mayAtAll(holder, capability));

test('an admin may do everything for everyone, whatever is granted or taken away', () => {
  expect(capabilities.filter((each) => !mayForAll({ role: 'admin', grants: ['read-only'] }, each))).toEqual(
    [],
  );
});

test('a client may do nothing at the desk, whatever a mistake has granted them', () => {
  expect(may({ role: 'user', grants: ['move-others', 'see-contacts', 'edit-hours'] })).toEqual([]);
});

test('a stylist works in their own column, and nowhere else', () => {
  expect(may(stylist())).toEqual(['diary', 'bookings', 'clients', 'sealed-files', 'time-off', 'day-figures']);
  expect(capabilities.filter((each) => mayForAll(stylist(), each))).toEqual([]);
});

test('reception runs the day, without settings, accounts, tables and the figures of the month', () => {
  expect(may(reception())).toEqual([
    ...['diary', 'bookings', 'clients', 'contacts', 'client-search'],
    ...['time-off', 'inbox', 'reviews', 'day-figures', 'till'],
  ]);
  expect(may(reception()).filter((each) => !mayForAll(reception(), each))).toEqual([]);
});

test('each grant gives one thing', () => {
  expect(reachOf(stylist('move-others'), 'bookings')).toBe('all');
  expect(reachOf(stylist('see-contacts'), 'contacts')).toBe('own');
  expect(reachOf(stylist('edit-hours'), 'hours')).toBe('own');
  expect(reachOf(reception('edit-hours'), 'hours')).toBe('all');
});

test('whoever may only read changes no booking, even where another grant would let them', () => {
  expect(reachOf(stylist('move-others', 'read-only'), 'bookings')).toBe('none');
  expect(reachOf(reception('read-only'), 'bookings')).toBe('none');
  expect(reachOf(reception('read-only'), 'till')).toBe('none');
  expect(reachOf(stylist('read-only'), 'diary')).toBe('own');
});

test('14-R3: only what changes anything for a role can be granted beyond it', () => {
  expect(grantsFor('stylist')).toEqual(['edit-hours', 'see-contacts', 'move-others', 'read-only']);
  expect(grantsFor('reception')).toEqual(['edit-hours', 'read-only']);
  expect([...grantsFor('admin'), ...grantsFor('user')]).toEqual([]);
});
