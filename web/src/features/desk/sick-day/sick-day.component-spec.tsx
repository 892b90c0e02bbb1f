import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { formats } from '../../../words/formats.gen';
import { shell } from '../../../words/shell.gen';
import { sickDay } from '../../../words/sick-day.gen';
import { SickDay } from './sick-day';

beforeAll(() => Promise.all([formats.fetch('en'), shell.fetch('en'), sickDay.fetch('en')]));

test('a sick day that fails to load keeps its title and its way back, and can be tried again', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await act(async () =>
    render(
      <MemoryRouter>
        <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
          <SickDay />
        </SWRConfig>
      </MemoryRouter>,
    ),
  );

  expect(await screen.findByRole('button', { name: 'Try again' })).not.toBeNull();
  expect(screen.queryByRole('heading', { level: 1, name: 'Sick day' })).not.toBeNull();
  expect(screen.queryByRole('link', { name: /diary/i })).not.toBeNull();
});
