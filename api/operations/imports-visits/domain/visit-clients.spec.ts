import { VisitClients } from './visit-clients.js';

const ann = { id: 'ann', nameKey: 'annlee', emailKey: 'lee@example.com', phoneKey: '' };
const wanted = { reference: '', nameKey: '', emailKey: '', phoneKey: '' };

function clientsWith(...people: (typeof ann)[]) {
  const clients = new VisitClients(new Map([['7', 'ann']]));
  for (const person of people) clients.note(person);
  return clients;
}

test('a visit belongs to the only client of that name', () => {
  expect(clientsWith(ann).find({ ...wanted, nameKey: 'annlee' })).toEqual({ person: ann, problem: null });
});

test('of two namesakes the owner says which', () => {
  const other = { ...ann, id: 'other', emailKey: '' };
  expect(clientsWith(ann, other).find({ ...wanted, nameKey: 'annlee' })).toEqual({
    person: ann,
    problem: 'mayBeSame',
  });
});

test('a number of the other system counts only with the same name', () => {
  expect(clientsWith(ann).find({ ...wanted, reference: '7' }).person).toBe(ann);
  expect(clientsWith(ann).find({ ...wanted, reference: '7', nameKey: 'tomlee' }).person).toBeNull();
});

test('a namesake with another address is someone else', () => {
  const them = { ...wanted, nameKey: 'annlee', emailKey: 'other@example.com' };
  expect(clientsWith(ann).find(them)).toEqual({ person: null, problem: null });
});

test('someone else with a client’s address is asked about', () => {
  const tom = { ...wanted, nameKey: 'tomlee', emailKey: 'lee@example.com' };
  expect(clientsWith(ann).find(tom)).toEqual({ person: ann, problem: 'emailShared' });
});
