import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { QuoteRequest } from './models';
import { useQuote } from './use-quote';

/** Pending quotes, in order. */
const asked: ((total: number) => void)[] = [];

beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = () =>
    new Promise((resolve) => asked.push((total) => resolve(Response.json({ total, lines: [] }))));
});

/** A bill with an editable tip, and a button that waits for its total. */
function Bill() {
  const [tip, setTip] = useState(0);
  const [heard, setHeard] = useState('nothing');
  const { whenCurrent } = useQuote({ lines: [], tips: [{ amount: tip }] } as unknown as QuoteRequest, []);
  const press = async () => setHeard(String((await whenCurrent())?.total ?? 'no total'));
  return (
    <>
      <button onClick={() => setTip(tip + 1)}>Tip</button>
      <button onClick={() => void press()}>Take</button>
      <p>{heard}</p>
    </>
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const untilAsked = (count: number) =>
  act(async () => {
    while (asked.length < count) await new Promise((resolve) => setTimeout(resolve, 10));
  });
const heard = () => screen.getByRole('paragraph').textContent;

test('a press that comes before the total waits for it', async () => {
  render(<Bill />);
  await untilAsked(1);
  await press('Take');
  expect(heard()).toBe('nothing');

  await act(async () => asked[0]?.(45));
  expect(heard()).toBe('45');
});

test('a press takes nothing once the bill is changed before its total has come', async () => {
  render(<Bill />);
  await untilAsked(1);
  await press('Take');
  await press('Tip');

  expect(heard()).toBe('no total');
});
