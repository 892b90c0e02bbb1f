import { lazy, Suspense, type FunctionComponent } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { PageProgress } from './page-progress';

const line = () => document.querySelector('[data-page-progress]');

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/');
});

afterEach(() => jest.useRealTimers());

test('a thin line stands for the next page until it is there, and for none that is there at once', async () => {
  let arrive: (page: { default: FunctionComponent }) => void = () => undefined;
  const Team = lazy(() => new Promise<{ default: FunctionComponent }>((resolve) => (arrive = resolve)));
  render(
    <BrowserRouter>
      <PageProgress />
      <Link to="/team">Our Team</Link>
      <Link to="/contact">Contact Us</Link>
      <Suspense>
        <Routes>
          <Route path="/" element={<h1>Home</h1>} />
          <Route path="/contact" element={<h1>Contact</h1>} />
          <Route path="/team" element={<Team />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );

  fireEvent.click(screen.getByRole('link', { name: 'Contact Us' }));
  act(() => void jest.advanceTimersByTime(1000));
  expect(screen.getByRole('heading').textContent).toBe('Contact');
  expect(line()).toBeNull();

  fireEvent.click(screen.getByRole('link', { name: 'Our Team' }));
  act(() => void jest.advanceTimersByTime(1000));
  expect(screen.getByRole('heading').textContent).toBe('Contact');
  expect(line()).not.toBeNull();

  await act(async () => {
    arrive({ default: () => <h1>The team</h1> });
    await jest.advanceTimersByTimeAsync(1000);
  });
  expect(screen.getByRole('heading').textContent).toBe('The team');
  expect(line()).toBeNull();
});

test('the home page in another language has no line, however its address ends', () => {
  history.replaceState(null, '', '/pt/');
  render(
    <BrowserRouter basename="/pt">
      <PageProgress />
      <h1>Home</h1>
    </BrowserRouter>,
  );

  fireEvent.click(screen.getByRole('heading'));
  act(() => void jest.advanceTimersByTime(1000));

  expect(line()).toBeNull();
});
