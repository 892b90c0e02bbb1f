import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { account as accountArea } from '../../../words/account.gen';
import { controls } from '../../../words/controls.gen';
import { fields } from '../../../words/fields.gen';
import { formats } from '../../../words/formats.gen';
import { shell } from '../../../words/shell.gen';
import { SavedTogether } from '../../../ui/save-bar';
import { AboutYouSection } from './about-you-section';
import type { Account } from './models';

beforeAll(() =>
  Promise.all([accountArea, controls, fields, formats, shell].map((words) => words.fetch('en'))),
);

test('a client who adds their birthday keeps the address that the desk has just changed', async () => {
  const sent: unknown[] = [];
  globalThis.fetch = async (input) => {
    const request = new Request(input instanceof Request ? input : String(input));
    if (request.method === 'PATCH') sent.push(await request.json());
    return Response.json({});
  };
  const account = { isVerified: true, birthday: '', address: 'Rua Augusta 12' } as Account;
  await act(async () =>
    render(
      <MemoryRouter>
        <SavedTogether>
          <AboutYouSection account={account} />
        </SavedTogether>
      </MemoryRouter>,
    ),
  );

  await act(async () => void fireEvent.change(screen.getByLabelText(/^Day/), { target: { value: '14' } }));
  await act(async () => void fireEvent.change(screen.getByLabelText(/^Month/), { target: { value: '05' } }));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));

  expect(sent).toEqual([{ birthday: '--05-14' }]);
});
