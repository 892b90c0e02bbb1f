import { act, render, screen } from '@testing-library/react';
import { adds, removes, useFocusAfterRemoval } from './use-focus-after-removal';

let onRemoved: (index: number) => void;

function Rows({ names }: { names: string[] }) {
  const focus = useFocusAfterRemoval<HTMLDivElement>();
  onRemoved = focus.onRemoved;
  return (
    <div ref={focus.container}>
      {names.map((name) => (
        <button key={name} type="button" {...removes}>
          {name}
        </button>
      ))}
      <button type="button" {...adds}>
        Add
      </button>
    </div>
  );
}

const focused = () => document.activeElement?.textContent;

test('the next row has the focus after one is removed, whether the list or the answer comes first', () => {
  const { rerender } = render(<Rows names={['Ana', 'Bea', 'Cem']} />);
  screen.getByText('Ana').focus();

  // The answer comes first, and the page is drawn once more before the row disappears.
  act(() => {
    onRemoved(0);
  });
  rerender(<Rows names={['Ana', 'Bea', 'Cem']} />);
  rerender(<Rows names={['Bea', 'Cem']} />);
  expect(focused()).toBe('Bea');

  // The list comes first.
  rerender(<Rows names={['Cem']} />);
  act(() => {
    onRemoved(0);
  });
  rerender(<Rows names={['Cem']} />);
  expect(focused()).toBe('Cem');
});

test('the button that adds a row has the focus after the last one is removed', () => {
  const { rerender } = render(<Rows names={['Ana']} />);
  screen.getByText('Ana').focus();
  act(() => {
    onRemoved(0);
  });
  rerender(<Rows names={['Ana']} />);
  rerender(<Rows names={[]} />);
  expect(focused()).toBe('Add');
});
