import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { controls } from '../../../words/controls.gen';
import { fields } from '../../../words/fields.gen';
import { teamDesk } from '../../../words/team-desk.gen';
import { LanguagesField } from './languages-field';

beforeAll(() => Promise.all([controls, fields, teamDesk].map((area) => area.fetch('en'))));

function Spoken() {
  const [codes, setCodes] = useState<readonly string[]>(['pt']);
  return (
    <>
      <LanguagesField value={codes} onChange={setCodes} />
      <output>{codes.join(' ')}</output>
    </>
  );
}

test('a language that a team member speaks is found by typing, and added by its button only', async () => {
  render(<Spoken />);
  const box = screen.getByRole<HTMLInputElement>('combobox', {
    name: 'Languages spoken',
    description: '(optional)',
  });
  await act(async () => void fireEvent.change(box, { target: { value: 'ukr' } }));
  await act(async () => void fireEvent.keyDown(box, { key: 'Enter' }));
  expect([box.value, document.querySelector('output')?.textContent]).toEqual(['Ukrainian', 'pt']);

  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Add a language' })));
  expect([box.value, document.querySelector('output')?.textContent]).toEqual(['', 'pt uk']);
});
