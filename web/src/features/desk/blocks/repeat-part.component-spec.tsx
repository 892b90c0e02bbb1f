import { fireEvent, render, screen } from '@testing-library/react';
import { blocks } from '../../../words/blocks.gen';
import { fields } from '../../../words/fields.gen';
import { formats } from '../../../words/formats.gen';
import { RepeatPart } from './repeat-part';

beforeAll(() => Promise.all([blocks, fields, formats].map((words) => words.fetch('en'))));

test('how often a block comes back is typed on a keyboard of any figures, and no mouse wheel changes it', () => {
  const onChange = jest.fn();
  const repetition = { everyWeeks: 1, weekdays: [2], until: null, count: '' };
  render(<RepeatPart repetition={repetition} firstDay="2027-03-02" isMissing={false} onChange={onChange} />);
  const times = screen.getByLabelText<HTMLInputElement>('On how many days');

  fireEvent.input(times, { target: { value: '١٢' } });

  expect(onChange).toHaveBeenCalledWith({ ...repetition, count: '12' });
  expect([times.type, times.inputMode]).toEqual(['text', 'numeric']);
});
