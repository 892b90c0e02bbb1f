import type { ReactNode } from 'react';
import { useSentenceOf } from '../api/use-sentence-of';
import { shell } from '../words/shell.gen';
import { useWords } from '../words/use-words';
import type { Answer } from '../lib/answer';
import { Card } from './card';
import { Failure } from './failure';
import { Skeleton } from './skeleton';
import { VisuallyHidden } from './visually-hidden';

type Faces<Data> = {
  answer: Answer<Data>;
  /** Special sentences by problem code. */
  sentences?: Readonly<Record<string, string>>;
  /** Extends the problem's own sentence, for example to say that nothing is lost. */
  explain?: (problem: string) => string;
  /** The placeholder while loading. */
  skeleton?: ReactNode;
} & ({ what: string; title?: never } | { what?: never; title: string });

/** Shows a response without data: why it failed, with a retry, or a placeholder. Nothing once data is there. */
export function Unanswered<Data>({
  answer: { data, error, mutate, isValidating },
  sentences,
  explain = (problem) => problem,
  skeleton = <LoadingCard />,
  ...named
}: Faces<Data>) {
  const sentenceOf = useSentenceOf();
  if (data !== undefined) return null;
  if (!error) return skeleton;
  return (
    <Failure
      {...named}
      message={explain(sentenceOf(error, sentences))}
      onRetry={() => void mutate()}
      isRetrying={isValidating}
    />
  );
}

/** Shows the data; until then, the same as `Unanswered`. */
export function Answered<Data>({
  children,
  ...faces
}: Faces<Data> & { children: (data: Data) => ReactNode }) {
  const { data } = faces.answer;
  return data === undefined ? <Unanswered {...faces} /> : children(data);
}

/** Placeholder of a card whose rows are loading. */
export function LoadingCard({
  rows = 4,
  height = '2.6rem',
  said,
  children,
}: {
  rows?: number;
  /** Height of one row. */
  height?: string;
  /** Announced by screen readers; “Loading” by default. */
  said?: string;
  /** Skeletons other than rows. */
  children?: ReactNode;
}) {
  const words = useWords(shell);
  return (
    <Card aria-busy>
      <VisuallyHidden role="status">{said ?? words.loading()}</VisuallyHidden>
      {children ?? Array.from({ length: rows }, (_, index) => <Skeleton key={index} $height={height} />)}
    </Card>
  );
}
