import { fireEvent, render, screen } from '@testing-library/react';
import { ProblemError } from '../api/problem';
import type { Answer } from '../lib/answer';
import { Answered } from './answered';
import { shell } from '../words/shell.gen';

beforeAll(() => shell.fetch('en'));

const answer = (part: Partial<Answer<string>>): Answer<string> => ({
  data: undefined,
  error: undefined,
  mutate: () => Promise.resolve(),
  isValidating: false,
  ...part,
});
const away = new ProblemError({ code: 'not-found', status: 404 });
const draw = (part: Partial<Answer<string>>) =>
  render(
    <Answered answer={answer(part)} what="the till" sentences={{ 'not-found': 'It was switched off.' }}>
      {(name) => <p>{name}</p>}
    </Answered>,
  );

test('a list that is on its way says so', () => {
  draw({ isValidating: true });
  expect(screen.getByRole('status').textContent).toBe('Loading…');
});

test('a list that failed says why, and asks again', () => {
  let asked = 0;
  draw({
    error: away,
    mutate: () => {
      asked += 1;
      return Promise.resolve();
    },
  });
  expect(screen.getByRole('alert').textContent).toContain('It was switched off.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(asked).toBe(1);
});

test('a list that is there stays when a refresh of it fails', () => {
  draw({ data: 'Maison Vera', error: away });
  expect(screen.getByText('Maison Vera')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
