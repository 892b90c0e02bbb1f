import { act, render, screen } from '@testing-library/react';
import { Suspense, use, useState } from 'react';
import { Titled, TitleActions } from './titled';

test('a button beside the title that still loads its words appears once they are there', async () => {
  let arrive: (text: string) => void = () => undefined;
  const words = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  function Download() {
    return <button>{use(words)}</button>;
  }
  let show: () => void = () => undefined;
  function Sales() {
    const [isShown, setShown] = useState(false);
    show = () => setShown(true);
    return <TitleActions>{isShown && <Download />}</TitleActions>;
  }
  await act(async () => {
    render(
      <Suspense fallback={<p>Loading</p>}>
        <Titled title="Sales">
          <Sales />
        </Titled>
      </Suspense>,
    );
  });

  await act(async () => show());
  screen.getByText('Loading');
  await act(async () => arrive('Export'));

  screen.getByRole('button', { name: 'Export' });
});
