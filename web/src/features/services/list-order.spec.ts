import { movedBy, movedTo } from './list-order';

const list = ['cut', 'colour', 'facial', 'massage'];

test.each<[string, -1 | 1, string[]]>([
  ['colour', -1, ['colour', 'cut', 'facial', 'massage']],
  ['colour', 1, ['cut', 'facial', 'colour', 'massage']],
  ['cut', -1, list],
  ['massage', 1, list],
  ['nobody', 1, list],
])('%s moved by %i', (id, places, expected) => {
  expect(movedBy(list, id, places)).toEqual(expected);
});

test.each([
  ['cut', 'massage', ['colour', 'facial', 'massage', 'cut']],
  ['massage', 'cut', ['massage', 'cut', 'colour', 'facial']],
  ['colour', 'colour', list],
])('%s taken to the place of %s', (id, target, expected) => {
  expect(movedTo(list, id, target)).toEqual(expected);
});
