import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { Field } from './field';
import { Form } from './form';
import { Button } from './button';
import { fields } from '../words/fields.gen';

const send = jest.fn<Promise<unknown>, [{ email: string }]>();

beforeAll(() => fields.fetch('en'));
beforeEach(() => send.mockReset().mockResolvedValue(undefined));

function SignUp() {
  const { register, handleSubmit } = useForm({ defaultValues: { email: '' } });
  const submit = handleSubmit((values) => send(values));
  return (
    <Form form={{ submit: (event) => void submit(event), isUnsaved: false }}>
      <Field label="Email" type="email" {...register('email', { required: true })} />
      <Button type="submit">Sign up</Button>
    </Form>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const type = (text: string) => fireEvent.input(box(), { target: { value: text } });
const press = (button: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: button })));
const untilAsked = () => screen.findByRole('button', { name: 'Use this address' }, { timeout: 5000 });

test('a mistyped provider is asked about politely, and one press mends the address that is sent', async () => {
  render(<SignUp />);
  type('anna@gmial.com');
  await untilAsked();
  expect(screen.getByRole('status').textContent).toContain('Did you mean anna@gmail.com?');
  expect(box().getAttribute('aria-invalid')).toBeNull();

  await press('Use this address');
  expect(box().value).toBe('anna@gmail.com');
  expect(document.activeElement).toBe(box());
  expect(screen.queryByText(/Did you mean/)).toBeNull();

  await press('Sign up');
  expect(send).toHaveBeenCalledWith({ email: 'anna@gmail.com' });
});

test('who really has the odd address leaves the question alone and sends it', async () => {
  render(<SignUp />);
  type('anna@gmial.com');
  await untilAsked();

  await press('Sign up');
  expect(send).toHaveBeenCalledWith({ email: 'anna@gmial.com' });
});

test('the question goes with the next key, and an address that is right gets none', async () => {
  render(<SignUp />);
  type('anna@gmial.com');
  await untilAsked();

  type('anna@yahoo.fr');
  expect(screen.queryByText(/Did you mean/)).toBeNull();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
});
