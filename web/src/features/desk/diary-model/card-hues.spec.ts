import { hues } from '../../../ui/hues';
import { hueOfCards, personHues, statusHues } from './card-hues';

const line = { serviceId: 'haircut', staffId: 'ana' };
const ofServices = new Map([['haircut', 'moss' as const]]);
const ofPeople = personHues([{ _id: 'vera' }, { _id: 'ana' }]);

test('a card has the colour of its category, of its status or of who does it, as the desk has chosen', () => {
  const coloured = (['category', 'status', 'person'] as const).map((colouring) =>
    hueOfCards(colouring, ofServices, ofPeople)({ status: 'arrived' }, line),
  );

  expect(coloured).toEqual(['moss', 'amber', 'rose']);
});

test('what is no longer offered, and who has left, are drawn in the plain colour', () => {
  const gone = { serviceId: 'perm', staffId: 'mei' };

  expect(hueOfCards('category', ofServices, ofPeople)({ status: 'done' }, gone)).toBe('clay');
  expect(hueOfCards('person', ofServices, ofPeople)({ status: 'done' }, gone)).toBe('clay');
});

test('each status has a colour of its own, and so have the first twelve of a team', () => {
  const team = Array.from({ length: 13 }, (_, index) => ({ _id: `${index}` }));

  expect(new Set(Object.values(statusHues)).size).toBe(5);
  expect([...personHues(team).values()]).toEqual([...hues, 'clay']);
});
