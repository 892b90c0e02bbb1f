import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { controls } from '../../../words/controls.gen';
import { firstSteps } from '../../../words/first-steps.gen';
import { FirstSteps } from './first-steps';
import { FirstStepsLine } from './first-steps-line';

const anOwner = { user: { may: { settings: 'all' } }, google: false, codes: false };
const open = { isNeeded: true, state: 'open', canBeSettled: true };
/** A newer server has a step that this page doesn't know. */
const answer = {
  isOver: false,
  siteUrl: 'https://salon.example',
  steps: [
    { ...open, step: 'fly-to-the-moon' },
    { ...open, step: 'contact' },
    { ...open, step: 'fly-to-mars', isNeeded: false },
  ],
};

beforeAll(() => Promise.all([firstSteps, controls].map((area) => area.fetch('en'))));
beforeEach(() => {
  globalThis.fetch = (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    return Promise.resolve(Response.json(pathname.endsWith('/first-steps') ? answer : anOwner));
  };
});

const show = (part: ReactNode) =>
  act(async () =>
    render(
      <MemoryRouter>
        <SWRConfig value={{ provider: () => new Map(), fallback: { session: anOwner } }}>{part}</SWRConfig>
      </MemoryRouter>,
    ),
  );

test('a first step that only a newer server knows is passed over above the diary', async () => {
  await show(<FirstStepsLine />);

  expect((await screen.findAllByRole('link'))[0]?.getAttribute('href')).toContain('/site');
});

test('it is neither listed nor counted on the start page', async () => {
  await show(<FirstSteps />);

  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('region').textContent).toContain('0 of 1');
});
