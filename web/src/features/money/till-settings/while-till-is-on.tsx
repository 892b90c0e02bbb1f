import type { ReactNode } from 'react';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Failure } from '../../../ui/failure';
import { Skeleton } from '../../../ui/skeleton';
import { till } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import { TillIsOff } from './till-is-off';
import { useTillSettings } from './use-till';

/** A page about money, where the salon takes some. Who comes by an address they kept is told that it takes none. */
export function WhileTillIsOn({ children }: { children: ReactNode }) {
  const settings = useTillSettings();
  if (settings.data) return settings.data.mode === 'off' ? <TillIsOff /> : children;
  return settings.error ? <NotKnown settings={settings} /> : <Skeleton $height="20rem" />;
}

function NotKnown({
  settings: { error, mutate, isValidating },
}: {
  settings: ReturnType<typeof useTillSettings>;
}) {
  const words = useWords(till);
  const sentenceOf = useSentenceOf();
  return (
    <Failure
      what={words.theTill()}
      message={error ? sentenceOf(error) : ''}
      onRetry={() => void mutate()}
      isRetrying={isValidating}
    />
  );
}
