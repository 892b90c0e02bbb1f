import { act, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { fields } from '../../../words/fields.gen';
import { formats } from '../../../words/formats.gen';
import { hoursDesk } from '../../../words/hours-desk.gen';
import { HolidayProposals } from './holiday-proposals';
import { useHoursActions } from './mutations';

/** The salon opens on Mondays; then it no longer does. */
let isOpenOnMondays: boolean;
let place: { region: string | null; regions: { code: string; name: string }[] };

beforeAll(() => Promise.all([fields, formats, hoursDesk].map((area) => area.fetch('en'))));
beforeEach(() => {
  isOpenOnMondays = true;
  place = { region: null, regions: [] };
  globalThis.fetch = (input) => {
    const { url, method } = new Request(input instanceof Request ? input : String(input));
    if (method === 'PUT') isOpenOnMondays = url.endsWith('/region');
    const holidays = isOpenOnMondays ? [{ day: '2027-03-29', name: 'Easter Monday' }] : [];
    if (url.endsWith('/regions')) return Promise.resolve(Response.json(place));
    if (url.endsWith('/region')) place = { ...place, region: 'DE-BY' };
    const ofBavaria = place.region === null ? [] : [{ day: '2027-05-27', name: 'Corpus Christi' }];
    const answer = url.endsWith('/public-holidays') ? [...holidays, ...ofBavaria] : {};
    return Promise.resolve(Response.json(answer));
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

const open = () =>
  act(async () =>
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <Page />
      </SWRConfig>,
    ),
  );

test('a holiday on a weekday on which the salon no longer opens is no longer proposed', async () => {
  await open();
  await screen.findByText('Easter Monday');

  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));

  expect(screen.queryByText('Easter Monday')).toBeNull();
});

test('a country without known regions asks for none', async () => {
  await open();
  await screen.findByText('Easter Monday');

  expect(screen.queryByLabelText('Region')).toBeNull();
});

test('the holidays of the chosen region are proposed with those of the country', async () => {
  place = { region: null, regions: [{ code: 'DE-BY', name: 'Bayern' }] };
  await open();
  const region = await screen.findByLabelText<HTMLSelectElement>('Region');
  expect(region.value).toBe('');

  await act(async () => void fireEvent.change(region, { target: { value: 'DE-BY' } }));

  await screen.findByText('Corpus Christi');
  expect(screen.getByText('Easter Monday')).toBeTruthy();
  expect(region.value).toBe('DE-BY');
});
