import type { ReactNode } from 'react';
import { Answered } from '../../../ui/answered';
import { Skeleton } from '../../../ui/skeleton';
import { till } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import { OpensSoon } from './opens-soon';
import { TillIsOff } from './till-is-off';
import { useTillSettings } from './use-till';

/** A page that needs the till. While it is off, a visitor with an old URL is told so. */
export function WhileTillIsOn({ children }: { children: ReactNode }) {
  const words = useWords(till);
  return (
    <Answered answer={useTillSettings()} what={words.theTill()} skeleton={<Skeleton $height="20rem" />}>
      {({ mode, opensSoon }) => {
        if (opensSoon) return <OpensSoon />;
        return mode === 'off' ? <TillIsOff /> : children;
      }}
    </Answered>
  );
}
