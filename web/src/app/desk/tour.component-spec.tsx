import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { tour } from '../../words/tour.gen';
import { Tour } from './tour';

beforeAll(() => tour.fetch('en'));
// jsdom has no windows of a width.
beforeEach(() => {
  window.matchMedia = () =>
    Object.assign(new EventTarget(), { matches: false }) as Partial<MediaQueryList> as MediaQueryList;
});

/** The overview and a diary whose file has not arrived yet. */
function Desk({ firstPlace, diary }: { firstPlace: number; diary: Promise<unknown> }) {
  const [place, setPlace] = useState<number | null>(firstPlace);
  const [Diary] = useState(() =>
    lazy(async () => {
      await diary;
      return { default: () => <p>The diary</p> };
    }),
  );
  return (
    <MemoryRouter initialEntries={['/dashboard/overview']}>
      <Suspense>
        <Routes>
          <Route path="/dashboard/overview" element={<p>The overview</p>} />
          <Route path="/dashboard/diary" element={<Diary />} />
        </Routes>
      </Suspense>
      {place !== null && <Tour place={place} onGo={setPlace} />}
    </MemoryRouter>
  );
}

const goThere = () => screen.queryByRole('button', { name: 'Go there' });

test('while the next page of the tour loads, nothing offers the way to it', async () => {
  let arrive: () => void = () => undefined;
  render(<Desk firstPlace={1} diary={new Promise<void>((resolve) => (arrive = resolve))} />);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.queryByText('The overview')).not.toBeNull();
  expect(goThere()).toBeNull();

  await act(async () => arrive());
  await screen.findByText('The diary');
  expect(goThere()).toBeNull();
});

test('someone who has wandered off the tour is offered the way back', () => {
  render(<Desk firstPlace={2} diary={Promise.resolve()} />);
  expect(goThere()).not.toBeNull();
});
