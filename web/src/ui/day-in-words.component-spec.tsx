import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { formats } from '../words/formats.gen';
import { fields } from '../words/fields.gen';
import { Field } from './field';

beforeAll(async () => {
  await formats.fetch('en');
  await fields.fetch('en');
  await import('./day-in-words');
});

test('a field for a day says it in words beneath, since the browser writes it in an order of its own', async () => {
  function Chosen() {
    const [day, setDay] = useState('2027-02-03');
    return (
      <>
        <Field label="First day" type="date" value={day} onChange={({ target }) => setDay(target.value)} />
        <button type="button" onClick={() => setDay('2027-02-10')}>
          A week later
        </button>
      </>
    );
  }
  await act(async () => void render(<Chosen />));
  await screen.findByText('Wednesday 3 February');

  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2027-03-02' } });
  await screen.findByText('Tuesday 2 March');
  fireEvent.click(screen.getByRole('button', { name: 'A week later' }));
  await screen.findByText('Wednesday 10 February');
});

test('a field without a day says nothing', async () => {
  await act(async () => void render(<Field label="First day" type="date" defaultValue="2027-02-03" />));
  await screen.findByText('Wednesday 3 February');

  fireEvent.input(screen.getByLabelText('First day'), { target: { value: '' } });

  expect(screen.queryByText(/February/)).toBeNull();
});
