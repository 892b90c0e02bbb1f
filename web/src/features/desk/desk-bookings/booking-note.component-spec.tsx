import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { controls } from '../../../words/controls.gen';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { fields } from '../../../words/fields.gen';
import { shell } from '../../../words/shell.gen';
import { bookings } from '../../../words/bookings.gen';
import type { Booking } from '../../booking/bookings/models';
import { BookingNote } from './booking-note';

beforeAll(() =>
  Promise.all([bookings, controls, deskBookings, fields, shell].map((words) => words.fetch('en'))),
);

function Dialog() {
  const [booking, setBooking] = useState({ _id: 'b1', version: 1, note: '' } as Booking);
  return (
    <MemoryRouter>
      <BookingNote booking={booking} onSaved={setBooking} onStale={() => false} />
    </MemoryRouter>
  );
}

test('a note that is continued while its first words are being saved loses nothing', async () => {
  let answer = () => {};
  globalThis.fetch = () =>
    new Promise((resolve) => {
      answer = () => resolve(Response.json({ _id: 'b1', version: 2, note: 'Parks' }));
    });
  render(<Dialog />);
  const note = screen.getByLabelText<HTMLTextAreaElement>(/^Note/);
  const type = (value: string) => act(async () => void fireEvent.input(note, { target: { value } }));
  await type('Parks');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save note' })));
  await type('Parks in the yard');
  await act(async () => answer());

  expect(note.value).toBe('Parks in the yard');
  expect(screen.getByRole('button', { name: 'Save note' })).toBeTruthy();
});
