import { words } from '../../../words/en/availability.gen';
import { isOpenDay, roomWord } from './day-text';

test('B-15: a day says how much room it has, or why it has none', () => {
  expect(
    (['free', 'full', 'closed', 'past', 'beyond'] as const).map((state) =>
      roomWord(words, { state, freeStarts: 9 }),
    ),
  ).toEqual(['9 free', 'Full', 'Closed', 'Over', 'Not yet']);
});

test('a full day can be opened to read when the next free time is, a closed one cannot', () => {
  expect((['free', 'full', 'closed', 'past', 'beyond'] as const).map(isOpenDay)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
