import { say } from '../../../common/words/sentence.js';
import { blockProblem } from './block.js';

const NOON = 29_000_160;
const problem = (minutes: number, start = NOON) => {
  const found = blockProblem({ start, end: start + minutes }, NOON);
  return found && say(found.detail, 'en');
};

test('a block may last five minutes, or a day on which the clocks go back', () => {
  expect(problem(5)).toBeNull();
  expect(problem(25 * 60)).toBeNull();
});

test.each([
  [0, NOON, 'A block must end after it starts.'],
  [-30, NOON, 'A block must end after it starts.'],
  [25 * 60 + 5, NOON, 'A block can be up to 25 hours long.'],
  [30, NOON + 1, 'A block must start at a multiple of five minutes.'],
  [31, NOON, 'A block must end at a multiple of five minutes.'],
  [30, NOON + 731 * 24 * 60, 'That is more than two years away.'],
])('%i minutes from minute %i on are no block', (minutes, start, detail) => {
  expect(problem(minutes, start)).toBe(detail);
});
