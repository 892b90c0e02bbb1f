import { type ChangeEvent, cloneElement } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { Field, PasswordField, SelectField, TextArea } from './field';
import { fields } from '../words/fields.gen';

beforeAll(() => fields.fetch('en'));

/** The description that a screen reader reads after a field's name, sentence by sentence. */
const described = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('the hint of a field is read out with it, and its mistake after the hint', () => {
  const { rerender } = render(<Field label="Title" hint="Up to 80 characters." />);
  expect(described(screen.getByLabelText('Title'))).toEqual(['Up to 80 characters.']);

  rerender(<Field label="Title" hint="Up to 80 characters." error="Enter a title." />);
  const field = screen.getByLabelText('Title');
  expect(described(field)).toEqual(['Up to 80 characters.', 'Enter a title.']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('a field that has to be filled in never says that it is optional, and neither does a choice', () => {
  render(
    <>
      <Field label="Phone" isOptional />
      <Field label="Email" isOptional required />
      <Field label="Name" isOptional aria-required />
      <SelectField label="Language" isOptional>
        <option value="en">English</option>
      </SelectField>
    </>,
  );

  const saysOptional = (label: string) => described(screen.getByLabelText(label)).includes(' (optional)');
  expect(['Phone', 'Email', 'Name', 'Language'].filter(saysOptional)).toEqual(['Phone']);
});

test('the name of a field is its label alone: that it may stay empty comes after it, and is read out after it', () => {
  render(<Field label="Phone Number" hint="With its country code." isOptional />);

  const field = screen.getByRole('textbox', { name: 'Phone Number' });
  expect(document.querySelector('label')?.textContent).toBe('Phone Number');
  expect(described(field)).toEqual([' (optional)', 'With its country code.']);
});

test('a password is hidden until its button is pressed, and hidden again by the next press', () => {
  render(<PasswordField label="Password" />);
  const typeAfter = (button: string) => {
    fireEvent.click(screen.getByRole('button', { name: button }));
    return screen.getByLabelText('Password').getAttribute('type');
  };

  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
  expect([typeAfter('Show the password'), typeAfter('Hide the password')]).toEqual(['text', 'password']);
});

test.each([
  ['a phone number', <Field key="tel" label="Number" type="tel" />],
  ['an amount', <Field key="decimal" label="Number" inputMode="decimal" />],
])('%s typed on an Arabic keyboard is read in plain figures', (_, field) => {
  const read: string[] = [];
  render(
    cloneElement(field, { onChange: ({ target }: ChangeEvent<HTMLInputElement>) => read.push(target.value) }),
  );
  const box = screen.getByLabelText<HTMLInputElement>('Number');

  fireEvent.input(box, { target: { value: '٩١٢٫٥' } });

  expect([box.value, read]).toEqual(['912.5', ['912.5']]);
});

test('a name keeps the figures it was typed with', () => {
  render(<Field label="Name" />);
  const box = screen.getByLabelText<HTMLInputElement>('Name');

  fireEvent.input(box, { target: { value: 'صالون ٧' } });

  expect(box.value).toBe('صالون ٧');
});

test('several lines of text run in the direction of what is written', () => {
  render(<TextArea label="Message" />);

  expect(screen.getByLabelText('Message').getAttribute('dir')).toBe('auto');
});
