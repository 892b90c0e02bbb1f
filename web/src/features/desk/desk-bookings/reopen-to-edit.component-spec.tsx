import { act, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import type { Booking } from '../../booking/bookings/models';
import { bookings } from '../../../words/bookings.gen';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { shell } from '../../../words/shell.gen';
import { isReopenable } from './booking-actions';
import { ReopenToEdit } from './reopen-to-edit';

const can = { reopen: true, correct: false } as Booking['can'];
const done = { _id: 'cut', version: 3, status: 'done', can } as Booking;

beforeAll(() => Promise.all([bookings, deskBookings, shell].map((area) => area.fetch('en'))));

test('a visit that is done is reopened for its edit with one press, in the version that was seen', async () => {
  const asked: unknown[] = [];
  globalThis.fetch = async (request) => {
    const { method, url } = request as Request;
    asked.push([method, new URL(url).pathname, await (request as Request).json()]);
    return Response.json({ ...done, status: 'confirmed', version: 4 });
  };
  const reopened: Booking[] = [];
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ReopenToEdit booking={done} onReopened={(booking) => reopened.push(booking)} isStale={() => false} />
    </SWRConfig>,
  );

  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Reopen and edit' })));

  expect(asked).toEqual([['POST', '/bookings/cut/status', { verb: 'reopen', version: 3 }]]);
  expect(reopened.map(({ status }) => status)).toEqual(['confirmed']);
});

test('a visit that was paid for is not reopened for an edit, nor one that can be edited as it is', () => {
  expect(isReopenable(done, can)).toBe(true);
  expect(isReopenable(done, { ...can, reopen: false })).toBe(false);
  expect(isReopenable({ ...done, status: 'arrived' }, { ...can, correct: true })).toBe(false);
});
