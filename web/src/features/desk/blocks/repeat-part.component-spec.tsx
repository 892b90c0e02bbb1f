import { fireEvent, render, screen } from '@testing-library/react';
import { blocks } from '../../../words/blocks.gen';
import { fields } from '../../../words/fields.gen';
import { formats } from '../../../words/formats.gen';
import { RepeatPart } from './repeat-part';
import type { Repetition } from './repetition';

beforeAll(() => Promise.all([blocks, fields, formats].map((words) => words.fetch('en'))));

test('how often a block comes back is typed on a keyboard of any figures, and no mouse wheel changes it', () => {
  const onChange = jest.fn();
  const repetition: Repetition = { everyWeeks: 1, weekdays: [2], ends: 'count', until: '', count: '' };
  render(<RepeatPart repetition={repetition} firstDay="2027-03-02" isMissing={false} onChange={onChange} />);
  const times = screen.getByLabelText<HTMLInputElement>('On how many days');

  fireEvent.input(times, { target: { value: '١٢' } });

  expect(onChange).toHaveBeenCalledWith({ ...repetition, count: '12' });
  expect([times.type, times.inputMode]).toEqual(['text', 'numeric']);
});

test('a block can repeat until further notice, which asks for no number of days', () => {
  const onChange = jest.fn();
  const repetition: Repetition = { everyWeeks: 1, weekdays: [2], ends: 'count', until: '', count: '' };
  const part = (shown: Repetition) => (
    <RepeatPart repetition={shown} firstDay="2027-03-02" isMissing={false} onChange={onChange} />
  );
  const { rerender } = render(part(repetition));

  fireEvent.change(screen.getByLabelText('How long'), { target: { value: 'open' } });
  expect(onChange).toHaveBeenCalledWith({ ...repetition, ends: 'open' });

  rerender(part({ ...repetition, ends: 'open' }));
  expect(screen.queryByLabelText('On how many days')).toBeNull();
  expect(screen.getByText(/More days are added automatically/)).toBeTruthy();
});
