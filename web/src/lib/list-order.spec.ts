import { arrangedAmong, movedTo } from './list-order';

const list = ['cut', 'colour', 'facial', 'massage'];

test.each([
  ['cut', 'massage', ['colour', 'facial', 'massage', 'cut']],
  ['massage', 'cut', ['massage', 'cut', 'colour', 'facial']],
  ['colour', 'colour', list],
  ['colour', 'nothing', list],
])('%s is taken to the place of %s', (id, target, expected) => {
  expect(movedTo(list, id, target)).toEqual(expected);
});

test.each([
  [
    ['massage', 'cut'],
    ['massage', 'colour', 'facial', 'cut'],
  ],
  [
    ['facial', 'cut', 'colour', 'massage'],
    ['facial', 'cut', 'colour', 'massage'],
  ],
  [[], list],
])('services that are not shown stay where they are when the others are put as %j', (shown, expected) => {
  expect(arrangedAmong(list, shown)).toEqual(expected);
});
