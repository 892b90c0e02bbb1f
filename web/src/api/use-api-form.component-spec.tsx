import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useApiForm } from './use-api-form';
import { networkProblem, problemOf } from './problem';
import { Button } from '../ui/button';
import { Field, TextArea } from '../ui/field';
import { Form } from '../ui/form';
import { FormFailure } from '../ui/form-failure';
import { fields } from '../words/fields.gen';
import { shell } from '../words/shell.gen';

interface Work {
  title: string;
  subtitle: string;
  description: string;
}

const send = jest.fn<Promise<unknown>, [Work]>();

beforeAll(() => Promise.all([fields.fetch('en'), shell.fetch('en')]));
beforeEach(() => send.mockReset().mockResolvedValue(undefined));

/** A form for a portfolio entry. */
function WorkForm() {
  const form = useApiForm<Work>({ defaultValues: { title: '', subtitle: '', description: '' }, send });
  return (
    <Form form={form}>
      <Field label="Title" {...form.field('title', { required: 'Enter a title.' })} />
      <Field label="Subtitle" {...form.field('subtitle')} />
      <TextArea label="Description" {...form.field('description')} />
      <FormFailure sentence={form.failure} />
      <Button type="submit" isBusy={form.isBusy}>
        Add
      </Button>
    </Form>
  );
}

const field = (label: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
const type = (label: string, text: string) => fireEvent.input(field(label), { target: { value: text } });
const submit = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Add' })));
/** The description that a screen reader reads after a field's name. */
const described = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
    ?.textContent ?? null;

test('a form says behind their labels which fields may stay empty, and of no others', () => {
  render(<WorkForm />);

  const lines = [...document.querySelectorAll('label')].map((label) => label.parentElement?.textContent);
  expect(lines).toEqual(['Title', 'Subtitle (optional)', 'Description (optional)']);
  expect(field('Title').getAttribute('aria-required')).toBe('true');
});

test('the first mistake gets the focus, and goes as soon as it is mended', async () => {
  render(<WorkForm />);
  type('Description', 'Long hair, cut in an hour');
  await submit();

  expect(document.activeElement).toBe(field('Title'));
  expect(described('Title')).toBe('Enter a title.');
  expect(send).not.toHaveBeenCalled();
  await act(async () => void type('Title', 'A bob'));
  expect([described('Title'), field('Title').getAttribute('aria-invalid')]).toEqual([null, null]);
});

test('what the server says about a field is shown at that field, which gets the focus', async () => {
  const detail = 'Use at most 40 characters.';
  const answer = { code: 'invalid-input', errors: [{ pointer: '#/subtitle', detail }] };
  send.mockRejectedValue(problemOf(422, answer));
  render(<WorkForm />);
  type('Title', 'A bob');
  type('Subtitle', 's'.repeat(41));
  await submit();

  expect(document.activeElement).toBe(field('Subtitle'));
  expect([described('Subtitle'), field('Subtitle').getAttribute('aria-invalid')]).toEqual([detail, 'true']);
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  expect(field('Title').value).toBe('A bob');
});

test('nothing is lost while the salon cannot be reached, and the next press sends it', async () => {
  send.mockRejectedValueOnce(networkProblem());
  render(<WorkForm />);
  type('Title', 'A fringe');
  type('Description', 'Cut dry');
  await submit();
  await screen.findByText('We can’t reach the salon right now.', { exact: false });
  expect(field('Description').value).toBe('Cut dry');

  await submit();
  const work = { title: 'A fringe', subtitle: '', description: 'Cut dry' };
  expect(send.mock.calls).toEqual([[work], [work]]);
  await waitFor(() =>
    expect(screen.queryByText('We can’t reach the salon right now.', { exact: false })).toBeNull(),
  );
});

test('a form is sent once, however quickly it is submitted twice', async () => {
  let answer = (): void => undefined;
  send.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
  const { container } = render(<WorkForm />);
  type('Title', 'A crop');
  await act(async () => {
    for (const form of container.querySelectorAll('form')) {
      form.requestSubmit();
      form.requestSubmit();
    }
  });
  await act(async () => answer());

  expect(send).toHaveBeenCalledTimes(1);
});
