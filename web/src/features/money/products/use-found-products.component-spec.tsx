import { act, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { SearchedChoice } from '../../../ui/searched-choice';
import { controls } from '../../../words/controls.gen';
import { fields } from '../../../words/fields.gen';
import { formats } from '../../../words/formats.gen';
import { products } from '../../../words/products.gen';
import { useFoundProducts } from './use-found-products';

/** More than one page of the list. */
const shelf = Array.from({ length: 120 }, (_, index) => ({
  _id: `product-${index}`,
  title: `Shade ${String(index).padStart(3, '0')}`,
  price: 12,
  stock: 1,
}));

const chosen: string[] = [];

beforeAll(() => Promise.all([controls, fields, formats, products].map((area) => area.fetch('en'))));
beforeEach(() => {
  chosen.length = 0;
  globalThis.fetch = (input) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
    if (pathname.endsWith('/salon')) return Promise.resolve(Response.json({}));
    const found = shelf.filter(({ title }) => title.includes(searchParams.get('search') ?? ''));
    const items = found.slice(0, Number(searchParams.get('pageSize')));
    return Promise.resolve(Response.json({ items, total: found.length }));
  };
});

test('a product beyond the first page is found by its name, and the list says that it is not all', async () => {
  await act(async () =>
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <SearchedChoice
          label="Product"
          listLabel="Products"
          name="product"
          chosen=""
          useFound={useFoundProducts}
          onChoose={({ key }) => chosen.push(key)}
        />
      </SWRConfig>,
    ),
  );
  const field = screen.getByRole('combobox', { name: 'Product' });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'Shade' } });
  await screen.findAllByText('Showing the first 20 of 120. Keep typing to narrow them down.');

  fireEvent.change(field, { target: { value: 'Shade 117' } });
  const found = await screen.findByRole('option', { name: /^Shade 117/ });
  await act(async () => void fireEvent.click(found));

  expect(chosen).toEqual(['product-117']);
});
