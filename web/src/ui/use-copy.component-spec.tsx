import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { controls } from '../words/controls.gen';
import { Toaster } from './toaster';
import { useCopy } from './use-copy';

let copied: string[];

beforeAll(() => controls.fetch('en'));
beforeEach(() => {
  copied = [];
});
afterEach(() => act(() => toast.remove()));

/** A browser that allows or refuses copying. */
function allowCopying(isAllowed: boolean) {
  const writeText = async (text: string) => {
    if (!isAllowed) throw new DOMException('Not allowed', 'NotAllowedError');
    copied.push(text);
  };
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

function Key({ failed }: { failed?: string | undefined }) {
  const copy = useCopy();
  return <button onClick={() => void copy('1234', 'Key copied.', failed)}>Copy</button>;
}

async function press(failed?: string) {
  await act(async () =>
    render(
      <>
        <Key failed={failed} />
        <Toaster />
      </>,
    ),
  );
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
}

test('what was copied is said', async () => {
  allowCopying(true);
  await press();

  expect(copied).toEqual(['1234']);
  screen.getByText('Key copied.');
});

test('a browser that does not allow copying is said', async () => {
  allowCopying(false);
  await press();

  screen.getByText('Your browser doesn’t allow copying.');
});

test('where the text can be read otherwise, its own sentence is said instead', async () => {
  allowCopying(false);
  await press('The key is 1234.');

  screen.getByText('The key is 1234.');
});
