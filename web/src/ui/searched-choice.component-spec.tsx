import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { controls } from '../words/controls.gen';
import { fields } from '../words/fields.gen';
import { SearchedChoice, type Found } from './searched-choice';

const shelf = [
  { key: 'wax', label: 'Wax', more: '4006381333931' },
  { key: 'comb', label: 'Comb', more: '4006381333948' },
  { key: 'comb-2', label: 'Comb, wide', more: '4006381333955' },
];
/** Lets the server respond. */
let answer: (() => void)[] = [];

function useFound(q: string): Found {
  const [known, setKnown] = useState<string | null>(null);
  useEffect(() => {
    answer.push(() => setKnown(q));
  }, [q]);
  const options = shelf.filter(({ label, more }) => label.toLowerCase().includes(q) || more === q);
  const isSettled = known === q;
  return { options: isSettled ? options : [], total: options.length, isSettled, failure: null };
}

const chosen: string[] = [];
function open(first = '') {
  render(
    <SearchedChoice
      label="Product"
      listLabel="Products"
      name="product"
      chosen=""
      first={first}
      useFound={useFound}
      onChoose={({ key }) => chosen.push(key)}
    />,
  );
  return screen.getByRole('combobox', { name: 'Product' });
}
const answers = () => act(() => answer.splice(0).forEach((say) => say()));

beforeAll(() => Promise.all([controls, fields].map((area) => area.fetch('en'))));
beforeEach(() => {
  answer = [];
  chosen.length = 0;
});

test('a barcode and Enter choose the product, although the answer comes later', () => {
  const field = open();
  fireEvent.change(field, { target: { value: '4006381333948' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(chosen).toEqual([]);

  answers();

  expect(chosen).toEqual(['comb']);
  expect(field).toHaveProperty('value', '');
});

test('a barcode that was scanned elsewhere is looked for at once', () => {
  open('4006381333931');
  answers();
  expect(chosen).toEqual(['wax']);
});

test('Enter for what nothing fits chooses nothing, and says so', async () => {
  const field = open();
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: '999' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  answers();
  await waitFor(() => expect(screen.getAllByText('Nothing found').length).toBeGreaterThan(0));
  expect(chosen).toEqual([]);
  expect(field).toHaveProperty('value', '999');
});
