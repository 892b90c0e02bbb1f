import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { toast as shown } from 'react-hot-toast/headless';
import { toast } from './toast';
import { Toaster } from './toaster';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => shown.remove());
  jest.useRealTimers();
});
/** In steps, because each message is removed by a timer that starts when its exit is rendered. */
async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += 100) await act(() => jest.advanceTimersByTimeAsync(100));
}
const cardOf = (text: string) => {
  const card = screen.getByText(text).closest('[data-type]');
  if (!card) throw new Error(`no message says ${text}`);
  return card;
};
/** React derives pointer enter and leave from these; jsdom’s pointers have no type. */
function move(way: 'pointerOver' | 'pointerOut', card: Element, pointerType = 'mouse') {
  const event = createEvent[way](card);
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(card, event);
}

test('what is said before there is a place for messages is shown once there is', () => {
  toast.success('Saved');
  render(<Toaster />);

  cardOf('Saved');
});

test('a message waits while the mouse rests on it', async () => {
  render(<Toaster />);
  act(() => void toast.success('Saved', { duration: 2000 }));
  move('pointerOver', cardOf('Saved'));
  await pass(6000);
  move('pointerOut', cardOf('Saved'));
  await pass(3500);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('messages go on leaving when the one under the mouse was taken away', async () => {
  render(<Toaster />);
  act(() => void toast.success('Saved', { id: 'saved', duration: 2000 }));
  move('pointerOver', cardOf('Saved'));
  act(() => shown.remove('saved'));
  act(() => void toast.success('Sent', { duration: 2000 }));
  await pass(3500);
  expect(screen.queryByText('Sent')).toBeNull();
});

test('a tap does not keep a message', async () => {
  render(<Toaster />);
  act(() => void toast.success('Saved', { duration: 2000 }));
  move('pointerOver', cardOf('Saved'), 'touch');
  await pass(3500);
  expect(screen.queryByText('Saved')).toBeNull();
});
