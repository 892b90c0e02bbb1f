import { act, fireEvent, render, screen } from '@testing-library/react';
import { useSettingsForm } from './use-settings-form';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Form } from '../ui/form';
import { fields } from '../words/fields.gen';
import { shell } from '../words/shell.gen';

interface Rules {
  notice: string;
  horizon: string;
}

const send = jest.fn<Promise<unknown>, [Rules]>();
const isWholeNumber = (text: string) => /^[1-9]\d*$/.test(text) || 'Enter a whole number.';

beforeAll(() => Promise.all([fields.fetch('en'), shell.fetch('en')]));
beforeEach(() => send.mockReset().mockResolvedValue(undefined));

/** The salon's booking rules. */
function RulesForm({ saved }: { saved: Rules }) {
  const form = useSettingsForm<Rules>({ saved, send });
  return (
    <Form form={form}>
      <Field label="Notice" {...form.field('notice', { required: true })} />
      <Field label="Horizon" {...form.field('horizon', { required: true, validate: isWholeNumber })} />
      {form.isUnsaved && <Button onClick={() => form.reset()}>Discard</Button>}
      <Button type="submit">Save</Button>
    </Form>
  );
}

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const type = (label: string, text: string) =>
  act(async () => void fireEvent.input(field(label), { target: { value: text } }));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const typed = () => [field('Notice').value, field('Horizon').value];

test('settings are shown as they were saved, and what was not saved is discarded', async () => {
  const { rerender } = render(<RulesForm saved={{ notice: '120', horizon: '60' }} />);
  await type('Notice', ' 125 ');
  await press('Save');
  await act(async () => rerender(<RulesForm saved={{ notice: '125', horizon: '60' }} />));
  expect(send.mock.calls).toEqual([[{ notice: ' 125 ', horizon: '60' }]]);
  expect(typed()).toEqual(['125', '60']);
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();

  await type('Horizon', '90');
  await press('Discard');
  expect(typed()).toEqual(['125', '60']);
});

test('settings follow what a colleague saves, except where something was typed', async () => {
  const { rerender } = render(<RulesForm saved={{ notice: '120', horizon: '60' }} />);
  await type('Notice', '125');
  await act(async () => rerender(<RulesForm saved={{ notice: '30', horizon: '77' }} />));
  expect(typed()).toEqual(['125', '77']);

  await press('Save');
  expect(send.mock.calls).toEqual([[{ notice: '125', horizon: '77' }]]);
});

test('a mistake in settings is named while it is typed, and keeps them from being saved', async () => {
  render(<RulesForm saved={{ notice: '120', horizon: '60' }} />);
  await type('Horizon', '0');
  expect(screen.getByText('Enter a whole number.')).toBeTruthy();

  await press('Save');
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field('Horizon'));
});
