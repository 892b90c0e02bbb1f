import { useSentenceOf } from '../../../api/use-sentence-of';
import { useSalon } from '../../../api/use-salon';
import { Failure } from '../../../ui/failure';
import { publicSite } from '../../../words/public-site.gen';
import { useWords } from '../../../words/use-words';

/** Prices are not shown without their currency; this says why, and nothing while all is well. */
export function PricesFailure() {
  const words = useWords(publicSite);
  const sentenceOf = useSentenceOf();
  const { data: salon, error, isValidating, mutate } = useSalon();
  if (salon || !error) return null;
  return (
    <Failure
      what={words.thePrices()}
      message={sentenceOf(error)}
      onRetry={() => void mutate()}
      isRetrying={isValidating}
    />
  );
}
