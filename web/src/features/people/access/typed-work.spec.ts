import { typedWork, workOf } from './typed-work';

const lena = { role: 'stylist' as const, grants: ['see-contacts' as const], staffId: 'lena' };

test('what is saved comes back from the form as it was', () => {
  expect(workOf(typedWork(lena))).toEqual(lena);
});

test('no team member is sent with the role of a client', () => {
  expect(workOf({ ...typedWork(lena), role: 'user' })).toMatchObject({ role: 'user', staffId: null });
});
