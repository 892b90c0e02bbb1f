import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { charts } from '../../../words/charts.gen';
import { formats } from '../../../words/formats.gen';
import { overview } from '../../../words/overview.gen';
import type { DayFill } from './models';
import { WeekPanel } from './week-panel';

beforeAll(() => Promise.all([charts, formats, overview].map((area) => area.fetch('en'))));

const open = (...days: Omit<DayFill, 'day'>[]) =>
  render(
    <MemoryRouter>
      <WeekPanel
        fortnight={days.map((fill, index) => ({ day: `2027-03-0${index + 1}`, ...fill }))}
        today="2027-03-01"
      />
    </MemoryRouter>,
  );
const named = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label') ?? '')
    .filter((name) => name.includes(': '))
    .map((name) => name.split(': ')[1]);

test('a day on which the salon is open but no one works is not called closed', () => {
  open(
    { isOpen: true, workingMinutes: 480, bookedMinutes: 240 },
    { isOpen: true, workingMinutes: 0, bookedMinutes: 0 },
    { isOpen: false, workingMinutes: 0, bookedMinutes: 0 },
  );

  expect(named()).toEqual(['50% full', 'No one working', 'Closed']);
  expect(screen.getAllByText('Closed')).toHaveLength(1);
});
