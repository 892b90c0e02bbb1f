import { words } from '../../../words/en/resources.gen';
import { firstNames, nextName } from './unit-names';

test('units of a new pool are numbered', () => {
  expect(firstNames(words, 'basin', 2)).toEqual(['Basin 1', 'Basin 2']);
});

test('one more unit gets a number that none has, whatever the others are called', () => {
  const units = [{ title: 'Window' }, { title: 'Chair 3' }];

  expect(nextName(words, 'chair', units)).toBe('Chair 4');
  expect(nextName(words, 'chair', [])).toBe('Chair 1');
});
