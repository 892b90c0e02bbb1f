import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { noteBuild } from '../api/build';
import { BesideContext, useReportUnsaved } from '../ui/unsaved';
import { useLatestBuild } from './use-latest-build';

function Tab({ isHalfTyped, reload }: { isHalfTyped: boolean; reload: () => void }) {
  useLatestBuild(reload);
  useReportUnsaved(isHalfTyped);
  return (
    <nav>
      <Link to="/team">Our Team</Link>
      <Link to="/portfolio">Our Portfolio</Link>
    </nav>
  );
}

const tab = (isHalfTyped: boolean, reload: () => void) => (
  <MemoryRouter>
    <Tab isHalfTyped={isHalfTyped} reload={reload} />
  </MemoryRouter>
);
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const install = (build: string) => noteBuild({ headers: { get: () => build } });

beforeEach(() => {
  document.head.innerHTML = '<script id="scripts" type="application/json">["/assets/old.js"]</script>';
  install('/assets/old.js');
});

test('a tab that is older than what the server has waits while something is half typed, and loads the next page anew', () => {
  const reload = jest.fn();
  const { rerender } = render(tab(true, reload));
  install('/assets/new.js');

  follow('Our Team');
  expect(reload).not.toHaveBeenCalled();

  rerender(tab(false, reload));
  expect(reload).not.toHaveBeenCalled();
  follow('Our Portfolio');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a tab of the build that the server has never loads a page anew', () => {
  const reload = jest.fn();
  render(tab(false, reload));

  follow('Our Team');

  expect(reload).not.toHaveBeenCalled();
});

test('a tab that is older than what the server has also waits for a booking beside the page', () => {
  const reload = jest.fn();
  render(<BesideContext value>{tab(true, reload)}</BesideContext>);
  install('/assets/new.js');

  follow('Our Team');

  expect(reload).not.toHaveBeenCalled();
});
