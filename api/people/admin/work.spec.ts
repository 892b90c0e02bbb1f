import { isSameAccess, isSameWork, noWork, settledWork } from './work.js';

test('a client is no team member and has no grants', () => {
  expect(settledWork({ role: 'user', grants: ['edit-hours'], staffId: 'ana' })).toEqual({
    role: 'user',
    grants: [],
    staffId: null,
  });
});

test('an admin needs no grants, and stays who they are in the team', () => {
  expect(settledWork({ role: 'admin', grants: ['read-only', 'see-contacts'], staffId: 'ana' })).toEqual({
    role: 'admin',
    grants: [],
    staffId: 'ana',
  });
});

test('a grant is kept where it changes something', () => {
  const all = ['read-only', 'move-others', 'see-contacts', 'edit-hours'] as const;

  expect(settledWork({ role: 'stylist', grants: [...all, 'read-only'], staffId: 'ana' }).grants).toEqual([
    ...['edit-hours', 'see-contacts', 'move-others', 'read-only'],
  ]);
  expect(settledWork({ role: 'reception', grants: [...all], staffId: null }).grants).toEqual([
    ...['edit-hours', 'read-only'],
  ]);
});

test('the order of grants makes no difference', () => {
  const work = { role: 'stylist' as const, staffId: 'ana' };

  expect(
    isSameWork(
      { ...work, grants: ['read-only', 'edit-hours'] },
      { ...work, grants: ['edit-hours', 'read-only'] },
    ),
  ).toBe(true);
  expect(isSameWork({ ...work, grants: [] }, { ...work, grants: ['edit-hours'] })).toBe(false);
});

test('another column is other access for a stylist, and none for those who see all of them', () => {
  const moved = (role: 'stylist' | 'reception' | 'admin') =>
    isSameAccess({ role, grants: [], staffId: 'ana' }, { role, grants: [], staffId: 'bea' });

  expect([moved('stylist'), moved('reception'), moved('admin')]).toEqual([false, true, true]);
  expect(
    isSameAccess({ ...noWork, role: 'reception', grants: ['read-only'] }, { ...noWork, role: 'reception' }),
  ).toBe(false);
});
