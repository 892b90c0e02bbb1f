import { act, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { formats } from '../../../words/formats.gen';
import { hoursDesk } from '../../../words/hours-desk.gen';
import { HolidayProposals } from './holiday-proposals';
import { useHoursActions } from './mutations';

/** The salon opens on Mondays; then it no longer does. */
let isOpenOnMondays: boolean;

beforeAll(() => Promise.all([formats, hoursDesk].map((area) => area.fetch('en'))));
beforeEach(() => {
  isOpenOnMondays = true;
  globalThis.fetch = (input) => {
    const { url, method } = new Request(input instanceof Request ? input : String(input));
    if (method === 'PUT') isOpenOnMondays = false;
    const holidays = isOpenOnMondays ? [{ day: '2027-03-29', name: 'Easter Monday' }] : [];
    return Promise.resolve(Response.json(url.endsWith('/public-holidays') ? holidays : {}));
  };
});

function Page() {
  const { setOpeningHours } = useHoursActions();
  return (
    <>
      <button type="button" onClick={() => void setOpeningHours([])}>
        Save
      </button>
      <HolidayProposals zone="UTC" />
    </>
  );
}

test('a holiday on a weekday on which the salon no longer opens is no longer proposed', async () => {
  await act(async () =>
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <Page />
      </SWRConfig>,
    ),
  );
  await screen.findByText('Easter Monday');

  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));

  expect(screen.queryByText('Easter Monday')).toBeNull();
});
