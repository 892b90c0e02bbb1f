import { Suspense } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { halfDone } from '../../../lib/private-memory';
import { access } from '../../../words/access.gen';
import { controls } from '../../../words/controls.gen';
import { fields } from '../../../words/fields.gen';
import { formats } from '../../../words/formats.gen';
import { hoursDesk } from '../../../words/hours-desk.gen';
import { shell } from '../../../words/shell.gen';
import { teamDesk } from '../../../words/team-desk.gen';
import { TeamMemberEditor } from './team-member-editor';

const ANA = '5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21';

const ana = {
  _id: ANA,
  name: 'Ana',
  role: '',
  introduction: '',
  languages: [],
  img: '',
  picture: null,
  offers: [],
  active: true,
  comingVisits: 0,
  words: {},
  fallbacks: {},
};
const account = {
  _id: '0d6f3a52-8d1b-4f4e-9c43-1b6a5e7d2f90',
  name: 'Ana',
  email: 'ana@example.com',
  role: 'stylist',
  grants: [],
  staffId: ANA,
};
const answers: Record<string, unknown> = {
  '/salon': { timeZone: 'UTC', openingHours: [], specialDays: [] },
  '/salon/languages': { mainLanguage: 'en', others: [] },
  '/auth/session': { user: null, google: false, codes: false },
  '/staff/all': [ana],
  [`/staff/${ANA}/hours`]: { weekly: [], exceptions: [] },
  '/users': { items: [account], total: 1 },
};

beforeAll(() =>
  Promise.all(
    [access, controls, fields, formats, hoursDesk, shell, teamDesk].map((area) => area.fetch('en')),
  ),
);
beforeEach(() => {
  globalThis.fetch = (input) => {
    const { url } = new Request(input instanceof Request ? input : String(input));
    return Promise.resolve(Response.json(answers[new URL(url).pathname] ?? []));
  };
});
afterEach(() => halfDone.clear());

const tab = () => screen.getByRole('link', { name: /^Account/ });

test('a role that is chosen and not saved is marked at its tab, and is still chosen after Back and forth', async () => {
  const open = () =>
    act(async () =>
      render(
        <SWRConfig value={{ provider: () => new Map() }}>
          <MemoryRouter initialEntries={[`/dashboard/staff/${ANA}?part=account`]}>
            <Suspense>
              <TeamMemberEditor id={ANA} />
            </Suspense>
          </MemoryRouter>
        </SWRConfig>,
      ),
    );
  const role = () =>
    screen.findByLabelText<HTMLSelectElement>(/^Role/, { selector: 'select' }, { timeout: 5000 });
  const choose = async (value: string) => {
    const field = await role();
    await act(async () => void fireEvent.change(field, { target: { value } }));
  };
  const first = await open();
  await choose('admin');
  expect(tab().textContent).toBe('Account, not saved');

  first.unmount();
  await open();
  expect((await role()).value).toBe('admin');

  await choose('stylist');
  expect(tab().textContent).toBe('Account');
});
