import { typedWork, workOf } from './typed-work';

const lena = { role: 'stylist' as const, grants: ['see-contacts' as const], staffId: 'lena' };

test('what is saved comes back from the form as it was', () => {
  expect(workOf(typedWork(lena))).toEqual(lena);
});

test('what a role has no use for is not sent with it', () => {
  expect(workOf({ ...typedWork(lena), role: 'reception', 'read-only': true })).toEqual({
    role: 'reception',
    grants: ['read-only'],
    staffId: 'lena',
  });
  expect(workOf({ ...typedWork(lena), role: 'user' })).toEqual({ role: 'user', grants: [], staffId: null });
});
