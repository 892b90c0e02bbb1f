import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { PagedList } from './paged-list';
import { Table, type Column } from './table';
import { controls } from '../words/controls.gen';
import { shell } from '../words/shell.gen';

interface Client {
  name: string;
  phone: string;
}

const clients: Client[] = [
  { name: 'Ottoline Marsh', phone: '+351 910 000 001' },
  { name: 'Ottoline Zeller', phone: '' },
];
const columns: Column<Client>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true },
  { key: 'phone', header: 'Phone', cell: ({ phone }) => phone },
];

beforeAll(() => Promise.all([controls.fetch('en'), shell.fetch('en')]));

type ListProps = ComponentProps<typeof PagedList>;

function Clients({ page = 1, ...props }: Pick<ListProps, 'answer'> & Partial<ListProps>) {
  const { search } = useLocation();
  return (
    <>
      <PagedList
        counted={({ count }) => `${count} clients`}
        what="the clients"
        failure={null}
        pageSize={2}
        page={page}
        pathOf={(to) => `/clients?page=${to}`}
        empty={<p>No clients yet</p>}
        {...props}
      >
        {(caption) => <Table caption={caption} columns={columns} rows={clients} keyOf={({ name }) => name} />}
      </PagedList>
      <p id="address">{search}</p>
    </>
  );
}

const inRouter = (props: ComponentProps<typeof Clients>) => (
  <MemoryRouter>
    <Clients {...props} />
  </MemoryRouter>
);
const show = (props: ComponentProps<typeof Clients>) => render(inRouter(props));
const full = { total: 2, isBusy: false };
const address = () => document.getElementById('address')?.textContent;

test('while a list is loading it says so, keeps the place of the rows and claims nothing', () => {
  const { container } = show({ answer: null });

  expect(screen.getByRole('status').textContent).toBe('Loading…');
  expect(container.querySelector('[aria-busy]')?.children.length).toBeGreaterThan(2);
  expect(screen.queryByText('No clients yet')).toBeNull();
});

test('a list that cannot be loaded says why, and is loaded again at a press', () => {
  const onRetry = jest.fn();
  show({
    answer: null,
    failure: { message: 'We could not reach the salon.', onRetry, isRetrying: false },
  });

  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('We couldn’t load the clients');
  expect(alert.textContent).toContain('We could not reach the salon.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('an empty list says what will be there', () => {
  show({ answer: { total: 0, isBusy: false } });

  expect(screen.getByText('No clients yet')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a full list says how many there are, and each row is read by its name', () => {
  show({ answer: full });

  expect(screen.getByRole('status').textContent).toBe('2 clients');
  expect(screen.getByRole('table', { name: '2 clients' })).toBeTruthy();
  const names = screen.getAllByRole('rowheader').map((cell) => cell.textContent);
  expect(names).toEqual(['Ottoline Marsh', 'Ottoline Zeller']);
  // Also on a phone, where the names of the columns are out of sight.
  expect(screen.getAllByRole('columnheader').at(-1)?.textContent).toBe('Phone');
});

test('the rows stay on the screen, and say that they are old, while others are fetched', () => {
  show({ answer: { total: 2, isBusy: true } });

  expect(screen.getByRole('table').closest('[aria-busy="true"]')).not.toBeNull();
});

test('B-9: a page that the list does not have is named, and the way to the last one is offered', () => {
  show({ answer: { total: 5, isBusy: false }, page: 99 });

  expect(screen.getByText('There is no page 99')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/clients?page=3');
});

test('the last page leads to the one before when its rows are gone', () => {
  const { rerender } = show({ answer: { total: 5, isBusy: false }, page: 3 });
  expect(address()).toBe('');
  rerender(inRouter({ answer: { total: 4, isBusy: false }, page: 3 }));

  expect(address()).toBe('?page=2');
});
