import type { ReactNode } from 'react';
import type { ProblemError } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Card } from '../../../ui/card';
import { Failure } from '../../../ui/failure';
import { Skeleton } from '../../../ui/skeleton';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { commission } from '../../../words/commission.gen';
import { useWords } from '../../../words/use-words';

interface Answer<Data> {
  data: Data | undefined;
  error: ProblemError | undefined;
  mutate: () => Promise<unknown>;
  isValidating: boolean;
}

/** What was answered, that it is on its way, or why it is not. */
export function Answered<Data>({
  answer: { data, error, mutate, isValidating },
  children,
}: {
  answer: Answer<Data>;
  children: (data: Data) => ReactNode;
}) {
  const words = useWords(commission);
  const sentenceOf = useSentenceOf();
  if (data !== undefined) return children(data);
  if (error) {
    return (
      <Failure
        what={words.theCommission()}
        message={sentenceOf(error)}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
      />
    );
  }
  return (
    <Card aria-busy>
      <VisuallyHidden role="status">{words.loading()}</VisuallyHidden>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} $height="2.6rem" />
      ))}
    </Card>
  );
}
