import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { charts } from '../../../words/charts.gen';
import { figures } from '../../../words/figures.gen';
import { formats } from '../../../words/formats.gen';
import { reports } from '../../../words/reports.gen';
import { shell } from '../../../words/shell.gen';
import { till } from '../../../words/till.gen';
import { ReportBoard } from './report-board';

const anOwner = { user: { may: { till: 'all', reports: 'all' } }, google: false, codes: false };

/** True while requests for the till’s settings fail. */
let isFailing = true;

beforeAll(() =>
  Promise.all([charts, figures, formats, reports, shell, till].map((area) => area.fetch('en'))),
);
beforeEach(() => {
  isFailing = true;
  globalThis.fetch = (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (!pathname.endsWith('/till/settings')) return Promise.resolve(Response.json(anOwner));
    return Promise.resolve(
      isFailing
        ? Response.json({ status: 500, code: 'internal-error' }, { status: 500 })
        : Response.json({ mode: 'off', opensSoon: false }),
    );
  };
});

test('reports say that they couldn’t load when the till’s settings fail, and load with one press', async () => {
  render(
    <MemoryRouter initialEntries={['/dashboard/reports?report=money']}>
      <SWRConfig value={{ provider: () => new Map(), fallback: { session: anOwner } }}>
        <ReportBoard />
      </SWRConfig>
    </MemoryRouter>,
  );
  await screen.findByText('We couldn’t load the report');

  isFailing = false;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByText('The till is off')).not.toBeNull();
});
