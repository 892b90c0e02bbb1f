import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { controls } from '../words/controls.gen';
import { shell } from '../words/shell.gen';
import { LeaveGuard } from './leave-guard';

let address: string;

function Page({ isNeeded }: { isNeeded?: (path: string | null) => boolean }) {
  address = useLocation().pathname;
  return (
    <>
      <Link to="/team">Our Team</Link>
      <Link to="/dashboard/inbox">Inbox</Link>
      <LeaveGuard isOn {...(isNeeded && { isNeeded })} onForget={() => undefined} />
    </>
  );
}

beforeAll(async () => {
  await Promise.all([controls, shell].map((area) => area.fetch('en')));
  HTMLElement.prototype.checkVisibility = () => true;
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});

const open = (basename: string, isNeeded?: (path: string | null) => boolean) => {
  history.replaceState(null, '', `${basename}/dashboard/diary`);
  return act(async () =>
    render(
      <BrowserRouter basename={basename}>
        <Page {...(isNeeded && { isNeeded })} />
      </BrowserRouter>,
    ),
  );
};
const press = (role: 'link' | 'button', name: string) =>
  act(async () => void fireEvent.click(screen.getByRole(role, { name })));

test('a link asks first, and then leads to its page in the language that is shown', async () => {
  await open('/pt');
  await press('link', 'Our Team');
  expect(address).toBe('/dashboard/diary');

  await press('button', 'Leave');
  expect([address, location.pathname]).toEqual(['/team', '/pt/team']);
});

test('pages beside which the input stays are opened without a question', async () => {
  await open('', (path) => path === null || !path.startsWith('/dashboard'));
  await press('link', 'Inbox');
  expect(address).toBe('/dashboard/inbox');

  await press('link', 'Our Team');
  expect(address).toBe('/dashboard/inbox');
  await screen.findByText('Leave without saving?');
});
