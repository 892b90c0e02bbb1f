import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { ProblemError } from '../../../api/problem';
import { bookings } from '../../../words/bookings.gen';
import { formats } from '../../../words/formats.gen';
import { noMail } from '../../../words/no-mail.gen';
import { shell } from '../../../words/shell.gen';
import { BookingProblem } from './booking-problem';

const asked: string[] = [];

beforeAll(() => Promise.all([bookings, formats, noMail, shell].map((area) => area.fetch('en'))));
beforeEach(() => {
  asked.length = 0;
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

test('a client who asks for a time at which no one works is offered the closest free times', async () => {
  const chosen: string[] = [];
  const alternatives = ['2027-03-02T10:00:00.000Z', '2027-03-02T10:15:00.000Z'];
  const problem = new ProblemError({
    ...{ status: 409, code: 'outside-hours', title: '', detail: '' },
    extras: { alternatives, canConfirm: false },
  });
  globalThis.fetch = () => Promise.resolve(Response.json({ sendsEmail: true, isDemo: false }));
  await act(async () =>
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <MemoryRouter>
          <BookingProblem
            problem={problem}
            wanted={alternatives[0] ?? null}
            timeZone="Europe/Lisbon"
            onTime={(time) => chosen.push(time)}
          />
        </MemoryRouter>
      </SWRConfig>,
    ),
  );

  await screen.findByText('No one who offers this is working at that time.');
  fireEvent.click(screen.getByRole('button', { name: '10:15' }));
  expect(chosen).toEqual([alternatives[1]]);
});

test('a booking whose terms have changed is said not to be made yet, and a move not to have been made', async () => {
  const problem = new ProblemError({ status: 409, code: 'terms-changed', title: '', detail: '' });
  globalThis.fetch = async () => Response.json({ sendsEmail: true, isDemo: false });
  const show = (isNewBooking: boolean) =>
    act(async () =>
      render(
        <SWRConfig value={{ provider: () => new Map() }}>
          <MemoryRouter>
            <BookingProblem
              problem={problem}
              isNewBooking={isNewBooking}
              wanted={null}
              timeZone="Europe/Lisbon"
              onTime={() => undefined}
            />
          </MemoryRouter>
        </SWRConfig>,
      ),
    );

  await show(true);
  await screen.findByText(/^The team member, price or length has just changed\./);
  expect(screen.queryByText(/not moved/)).toBeNull();

  await show(false);
  await screen.findByText(/^Your booking was not moved\./);
});
