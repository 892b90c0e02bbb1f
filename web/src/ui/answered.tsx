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
  /** Sentences for the codes of errors that are special here. */
  sentences?: Readonly<Record<string, string>>;
  /** Says more than the problem's own sentence, such as that nothing is lost. */
  explain?: (problem: string) => string;
  /** Holds the place of what is loading. */
  skeleton?: ReactNode;
} & ({ what: string; title?: never } | { what?: never; title: string });

/** What an answer without data looks like: why it failed, with another try, or a place held for it. Nothing once data is there. */
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

/** Draws what was answered; until then, what `Unanswered` draws. */
export function Answered<Data>({
  children,
  ...faces
}: Faces<Data> & { children: (data: Data) => ReactNode }) {
  const { data } = faces.answer;
  return data === undefined ? <Unanswered {...faces} /> : children(data);
}

/** The place of a card whose rows are loading. */
export function LoadingCard({
  rows = 4,
  height = '2.6rem',
  said,
  children,
}: {
  rows?: number;
  /** Of one row. */
  height?: string;
  /** What a screen reader says; “Loading” unless told. */
  said?: string;
  /** Skeletons of other shapes than rows. */
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
