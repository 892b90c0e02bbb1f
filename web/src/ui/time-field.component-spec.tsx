import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { formats } from '../words/formats.gen';
import { fields } from '../words/fields.gen';
import { TimeField } from './time-field';
import { SalonHabits } from './use-formats';

beforeAll(async () => {
  await formats.fetch('en');
  await fields.fetch('en');
});

const box = () => screen.getByLabelText<HTMLInputElement>('Starts');
const type = (text: string) => {
  fireEvent.focus(box());
  act(() => box().focus());
  fireEvent.change(box(), { target: { value: text } });
};
const leave = () => act(() => box().blur());

function Kept({ read }: { read: string[] }) {
  const [time, setTime] = useState('14:30');
  return (
    <TimeField
      label="Starts"
      value={time}
      onChange={({ target }) => {
        read.push(target.value);
        setTime(target.value);
      }}
    />
  );
}

test('a salon that counts hours to twelve reads and types its times like that, whatever the browser does', () => {
  const read: string[] = [];
  render(
    <SalonHabits value={{ hourCycle: 'h12' }}>
      <Kept read={read} />
    </SalonHabits>,
  );
  expect(box().value).toBe('2:30 pm');

  type('9:15 am');
  leave();
  expect([box().value, read]).toEqual(['9:15 am', ['09:15']]);
});

test('a salon that counts hours to twenty-four never reads am or pm', () => {
  render(
    <SalonHabits value={{ hourCycle: 'h23' }}>
      <Kept read={[]} />
    </SalonHabits>,
  );
  expect(box().value).toBe('14:30');

  type('945');
  expect(box().value).toBe('945');
  leave();
  expect(box().value).toBe('09:45');
});

test('an invalid time stays to be corrected, and is null to the form', () => {
  const read: string[] = [];
  render(<Kept read={read} />);

  type('soon');
  leave();
  expect([box().value, read]).toEqual(['soon', ['']]);
});

test('a form sets the field, reads it and leads to it', async () => {
  let sent: object | null = null;
  function Form() {
    const { register, setValue, handleSubmit } = useForm({ defaultValues: { at: '' } });
    return (
      <form onSubmit={(event) => void handleSubmit((values) => (sent = values))(event)}>
        <TimeField label="Starts" {...register('at', { required: true })} />
        <button type="button" onClick={() => setValue('at', '16:00', { shouldDirty: true })}>
          At four
        </button>
        <button type="submit">Send</button>
      </form>
    );
  }
  render(<Form />);
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

  await press('Send');
  expect([sent, document.activeElement]).toEqual([null, box()]);
  leave();
  type('١٥:٣٠');
  leave();
  await press('Send');
  expect([sent, box().value]).toEqual([{ at: '15:30' }, '15:30']);
  await press('At four');
  await press('Send');
  expect(sent).toEqual({ at: '16:00' });
});
