import { render } from '@testing-library/react';
import { useChosenInView } from './use-chosen-in-view';

const places: Record<string, { left: number; width: number }> = {
  row: { left: 0, width: 300 },
  first: { left: 0, width: 100 },
  last: { left: 500, width: 100 },
};

function Row({ chosen }: { chosen: string }) {
  const row = useChosenInView<HTMLElement>(chosen);
  return (
    <nav ref={row} data-place="row">
      {['first', 'last'].map((name) => (
        <a key={name} href="/" data-place={name} aria-current={name === chosen ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}

beforeEach(() => {
  HTMLElement.prototype.getBoundingClientRect = function getBoundingClientRect() {
    const { left = 0, width = 0 } = places[this.dataset['place'] ?? ''] ?? {};
    return new DOMRect(left, 0, width, 40);
  };
});

test('a row wider than the window scrolls to the middle of the chosen tab, and stays where it is in view', () => {
  const { container, rerender } = render(<Row chosen="first" />);
  const row = container.querySelector('nav');
  expect(row?.scrollLeft).toBe(0);

  rerender(<Row chosen="last" />);

  expect(row?.scrollLeft).toBe(400);
});
