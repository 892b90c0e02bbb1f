import { fireEvent, render, screen } from '@testing-library/react';
import { Scissors, SlidersHorizontal } from 'lucide-react';
import { Link, MemoryRouter } from 'react-router-dom';
import { DashboardLink, DashboardLinks } from './dashboard-links';
import type { DashboardGroup } from './dashboard-navigation';

const page = (label: string, path: string) => ({ label, path, icon: Scissors });
const today: DashboardGroup = {
  heading: 'Today',
  pages: [
    page('Diary', '/dashboard/diary'),
    { ...page('Till', '/dashboard/till'), parts: [page('Products', '/dashboard/products')] },
  ],
};
const setUp: DashboardGroup = {
  heading: 'Set up',
  icon: SlidersHorizontal,
  pages: [
    page('Manage Services', '/dashboard/manage'),
    { ...page('Money', '/dashboard/till-settings'), Count: () => <b>3 open</b> },
  ],
};

const show = (at: string, groups = [today, setUp]) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <DashboardLinks groups={groups} />
      <Link to="/dashboard/manage/7">A service</Link>
    </MemoryRouter>,
  );
const listed = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.textContent?.replace('3 open', ''))
    .filter((name) => name !== 'A service');
const fold = () => screen.getByRole('button', { name: /^Set up/ });

test('what is set up once is folded away, and one press shows it', () => {
  show('/dashboard/diary');
  expect(listed()).toEqual(['Diary', 'Till']);
  expect(fold().getAttribute('aria-expanded')).toBe('false');

  fireEvent.click(fold());

  expect(listed()).toEqual(['Diary', 'Till', 'Manage Services', 'Money']);
  expect(screen.getByRole('group', { name: /^Set up/ }).contains(fold())).toBe(true);
});

test('a folded group opens with one of its pages, and can be closed there', () => {
  show('/dashboard/diary');

  fireEvent.click(screen.getByRole('link', { name: 'A service' }));
  expect(listed()).toContain('Money');

  fireEvent.click(fold());
  expect(listed()).not.toContain('Money');
});

test('what belongs to a page is listed below it while one of them is open', () => {
  show('/dashboard/till');
  expect(listed()).toEqual(['Diary', 'Till', 'Products']);

  fireEvent.click(screen.getByRole('link', { name: 'Products' }));
  expect(listed()).toEqual(['Diary', 'Till', 'Products']);

  fireEvent.click(screen.getByRole('link', { name: 'Diary' }));
  expect(listed()).toEqual(['Diary', 'Till']);
});

test('what waits on a folded page is said on its group, and on the page once it is open', () => {
  show('/dashboard/diary');
  expect(screen.getByText('3 open').closest('button')).toBe(fold());

  fireEvent.click(fold());

  expect(screen.getByText('3 open').closest('a')?.textContent).toBe('Money3 open');
});

test('a client’s pages are all in sight, under no heading', () => {
  show('/', [setUp]);

  expect(listed()).toEqual(['Manage Services', 'Money']);
  expect(screen.queryByText('Set up')).toBeNull();
});

test('a page goes by its short name only where there is little room, and one without keeps its own', () => {
  const inbox = { ...page('Posteingang', '/dashboard/inbox'), short: 'Post' };
  render(
    <MemoryRouter>
      <DashboardLink page={inbox} />
      <DashboardLink page={inbox} isShort />
      <DashboardLink page={page('Kasse', '/dashboard/till')} isShort />
    </MemoryRouter>,
  );

  expect(listed()).toEqual(['Posteingang', 'Post', 'Kasse']);
});
