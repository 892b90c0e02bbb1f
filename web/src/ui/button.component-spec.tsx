import { lazy, Suspense, type FunctionComponent } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Button, LinkButton } from './button';

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

test('a link to a page that is on its way says at once that it is busy, and is followed once', async () => {
  let arrive: (page: { default: FunctionComponent }) => void = () => undefined;
  const Page = lazy(() => new Promise<{ default: FunctionComponent }>((resolve) => (arrive = resolve)));
  render(
    <BrowserRouter>
      <Suspense>
        <Routes>
          <Route path="/" element={<LinkButton to="/book">Buy Now</LinkButton>} />
          <Route path="/book" element={<Page />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );
  const entries = history.length;

  fireEvent.click(screen.getByRole('link', { name: 'Buy Now' }));
  fireEvent.click(screen.getByRole('link', { name: 'Buy Now' }));

  expect(screen.getByRole('link', { name: 'Buy Now' }).getAttribute('aria-busy')).toBe('true');
  arrive({ default: () => <h1>Choose a time</h1> });
  await screen.findByRole('heading', { name: 'Choose a time' });
  expect(history.length - entries).toBe(1);
});
