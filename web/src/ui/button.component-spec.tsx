import { render, screen } from '@testing-library/react';
import { Button } from './button';

const draw = (isBusy: boolean) => (
  <dialog open tabIndex={-1}>
    <Button isBusy={isBusy}>Save</Button>
    <Button>Close</Button>
  </dialog>
);

test.each([
  ['is lost', () => screen.getByRole('dialog').focus(), 'Save'],
  ['has gone elsewhere', () => screen.getByRole('button', { name: 'Close' }).focus(), 'Close'],
])('a button that was busy in a dialog: when the focus %s in the meantime', (_, move, expected) => {
  const { rerender } = render(draw(false));
  screen.getByRole('button', { name: 'Save' }).focus();

  rerender(draw(true));
  move();
  rerender(draw(false));

  expect(document.activeElement?.textContent).toBe(expected);
});
