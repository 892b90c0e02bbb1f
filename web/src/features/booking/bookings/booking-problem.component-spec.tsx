import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { ProblemError } from '../../../api/problem';
import { bookings } from '../../../words/bookings.gen';
import { noMail } from '../../../words/no-mail.gen';
import { shell } from '../../../words/shell.gen';
import { BookingProblem } from './booking-problem';

const asked: string[] = [];

beforeAll(() => Promise.all([bookings, noMail, shell].map((area) => area.fetch('en'))));
beforeEach(() => {
  asked.length = 0;
  Element.prototype.scrollIntoView = () => undefined;
});

/** A client with an unverified address books a second time in this salon. */
function bookAgainIn(salon: { sendsEmail: boolean; isDemo: boolean }) {
  globalThis.fetch = async (request) => {
    const { method, url } = request as Request;
    asked.push(`${method} ${new URL(url).pathname}`);
    return url.includes('/salon') ? Response.json(salon) : new Response(null, { status: 202 });
  };
  const problem = new ProblemError({ status: 403, code: 'verify-first', title: '', detail: '' });
  return act(async () =>
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <MemoryRouter>
          <BookingProblem problem={problem} wanted={null} timeZone="Europe/Lisbon" onTime={() => undefined} />
        </MemoryRouter>
      </SWRConfig>,
    ),
  );
}

const again = () => screen.queryByRole('button', { name: 'Send the confirmation email again' });

test('a client who has to confirm their address can have the email sent again', async () => {
  await bookAgainIn({ sendsEmail: true, isDemo: false });
  const button = await screen.findByRole('button', { name: 'Send the confirmation email again' });
  await act(async () => void fireEvent.click(button));

  expect(asked).toContain('POST /auth/verification');
});

test('a salon without a mail server promises no email, and asks the client to call', async () => {
  await bookAgainIn({ sendsEmail: false, isDemo: false });

  await screen.findByText(/The salon can’t email you the link yet, so please call/);
  expect(again()).toBeNull();
});

test('a demo says that it sends no emails', async () => {
  await bookAgainIn({ sendsEmail: false, isDemo: true });

  await screen.findByText(/This demo salon sends no emails/);
  expect(again()).toBeNull();
});
