import { useSentenceOf } from '../../../api/use-sentence-of';
import { Alert } from '../../../ui/alert';
import { Failure } from '../../../ui/failure';
import { Hint } from '../../../ui/text';
import { checkout } from '../../../words/checkout.gen';
import { useWords } from '../../../words/use-words';
import { checkoutSentences } from './checkout-sentences';
import type { Quoted } from './use-quote';

/** Says that the total is still loading, or why it is unavailable. */
export function QuoteNote({ quoted }: { quoted: Quoted }) {
  const words = useWords(checkout);
  const sentenceOf = useSentenceOf();
  const { problem } = quoted;
  if (problem?.status === 422) {
    return (
      <Alert tone="warning" title={words.noTotal()}>
        <p>{Object.values(problem.fieldErrors)[0] ?? sentenceOf(problem)}</p>
      </Alert>
    );
  }
  if (problem) {
    const sentences = { ...checkoutSentences(words), 'network-request-failed': words.nothingLost() };
    return (
      <Failure title={words.noTotal()} message={sentenceOf(problem, sentences)} onRetry={quoted.retry} />
    );
  }
  return <div role="status">{quoted.isSlow && <Hint>{words.workingOut()}</Hint>}</div>;
}
