import { act, render, screen } from '@testing-library/react';
import useSWR, { SWRConfig } from 'swr';
import { askAgain } from './ask-again';
import { networkProblem, type ProblemError, problemOf } from './problem';

/** A salon's answers: its name, once it stops failing. */
class Salon {
  asked = 0;
  problem: ProblemError | null;

  constructor(problem: ProblemError) {
    this.problem = problem;
  }

  name = (): Promise<string> => {
    this.asked += 1;
    return this.problem ? Promise.reject(this.problem) : Promise.resolve('Maison Vera');
  };
}

function Name({ of }: { of: Salon }) {
  const { data } = useSWR('/salon', of.name);
  return <p>{data ?? 'no answer'}</p>;
}

/** An open page of the salon, with an empty cache. */
const open = (of: Salon) =>
  render(
    <SWRConfig value={{ ...askAgain, dedupingInterval: 0, provider: () => new Map() }}>
      <Name of={of} />
    </SWRConfig>,
  );

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['whose database is away', problemOf(503, { code: 'unavailable' }, '2')],
  ['whose proxy finds no copy', problemOf(502, null)],
  ['that cannot be reached', networkProblem()],
])(
  'an open page of a salon %s heals within half a minute of its return, even after an hour',
  async (_, problem) => {
    const salon = new Salon(problem);
    open(salon);
    await pass(3600);
    expect(screen.getByText('no answer')).toBeTruthy();
    expect(salon.asked).toBeLessThan(400);

    salon.problem = null;
    await pass(30);

    expect(screen.getByText('Maison Vera')).toBeTruthy();
  },
);

test.each([
  ['is not theirs to read', problemOf(403, { code: 'forbidden' }), 1],
  ['is gone', problemOf(404, { code: 'not-found' }), 1],
  ['fails for a reason that no one expected', problemOf(500, { code: 'internal' }), 3],
])('what %s is not asked for without end', async (_, problem, times) => {
  const salon = new Salon(problem);
  open(salon);
  await pass(3600);
  expect(salon.asked).toBe(times);
});
