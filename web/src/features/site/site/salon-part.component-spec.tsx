import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { Salon } from '../../../api/models';
import { controls } from '../../../words/controls.gen';
import { fields } from '../../../words/fields.gen';
import { formats } from '../../../words/formats.gen';
import { habits } from '../../../words/habits.gen';
import { places } from '../../../words/places.gen';
import { shell } from '../../../words/shell.gen';
import { siteDesk } from '../../../words/site-desk.gen';
import { SavedTogether } from '../../../ui/save-bar';
import { SalonPart } from './salon-part';

const demo = {
  ...{
    name: 'Maison Vera',
    phone: '',
    email: '',
    position: null,
    showsLiveMap: false,
    showsBirthdays: false,
    isDemo: true,
  },
  address: { street: '', postalCode: '', city: '', country: '' },
  ...{ countryCode: 'PT', timeZone: 'Europe/Lisbon', currency: { code: 'EUR' }, mainLanguage: 'en' },
  ...{ hourCycle: null, firstWeekday: null },
} as Salon;

let sent: object[];

beforeAll(() =>
  Promise.all([controls, fields, formats, habits, places, shell, siteDesk].map((area) => area.fetch('en'))),
);
beforeEach(() => {
  sent = [];
  // jsdom has no dialogs and no layout.
  HTMLElement.prototype.checkVisibility = () => true;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  globalThis.fetch = async (input) => {
    const request = new Request(input instanceof Request ? input : String(input));
    if (request.method !== 'PATCH') return Response.json({ countries: [] });
    const body = (await request.json()) as { deletesSales?: true };
    sent.push(body);
    if (body.deletesSales) return Response.json({ ...demo, ...body, isDemo: false });
    return Response.json({ code: 'sales-would-be-deleted', status: 409, title: '' }, { status: 409 });
  };
});

test('the demo salon’s new name asks before it deletes sales of the owner’s own', async () => {
  await act(async () =>
    render(
      <MemoryRouter>
        <SWRConfig value={{ provider: () => new Map() }}>
          <SavedTogether>
            <SalonPart salon={demo} draft={null} onDraft={() => undefined} />
          </SavedTogether>
        </SWRConfig>
      </MemoryRouter>,
    ),
  );
  fireEvent.change(screen.getByLabelText('Name of the salon'), { target: { value: 'Chez Bia' } });

  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete and rename' }));
  await act(async () => undefined);

  expect(sent).toMatchObject([{ name: 'Chez Bia' }, { name: 'Chez Bia', deletesSales: true }]);
  expect(screen.queryByText('Delete your own sales as well?')).toBeNull();
});
