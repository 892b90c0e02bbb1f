import { ProblemError } from '../api/problem';
import { allOf, type Answer } from './answer';

const there = <Data>(data: Data): Answer<Data> => ({
  data,
  error: undefined,
  mutate: () => Promise.resolve(),
  isValidating: true,
});
const failed = (code: string, asked: string[] = []): Answer<string> => ({
  data: undefined,
  error: new ProblemError({ code, status: 500 }),
  mutate: () => Promise.resolve(asked.push(code)),
  isValidating: false,
});

test('data is there once all of it is', () => {
  expect(allOf({ team: there(['Vera']), salon: there('Maison Vera') })).toMatchObject({
    data: { team: ['Vera'], salon: 'Maison Vera' },
    error: undefined,
    isValidating: false,
  });
  const waiting = { ...there(''), data: undefined };
  expect(allOf({ team: there(['Vera']), salon: waiting })).toMatchObject({
    data: undefined,
    error: undefined,
    isValidating: true,
  });
});

test('the first failure counts, and another try asks only for what is missing', async () => {
  const asked: string[] = [];
  const all = allOf({ team: there(['Vera']), salon: failed('one', asked), hours: failed('two', asked) });
  expect(all.data).toBeUndefined();
  expect(all.error?.code).toBe('one');
  await all.mutate();
  expect(asked).toEqual(['one', 'two']);
});

test('a failed refresh of what is there is no failure', () => {
  const stale = { ...failed('late'), data: 'Maison Vera' };
  expect(allOf({ salon: stale }).error).toBeUndefined();
});
