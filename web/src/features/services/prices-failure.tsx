import { sentenceOf } from '../../api/problem';
import { useSalon } from '../../api/use-salon';
import { Failure } from '../../ui/failure';

/** Prices are not shown without their currency; this says why, and nothing while all is well. */
export function PricesFailure() {
  const { data: salon, error, isValidating, mutate } = useSalon();
  if (salon || !error) return null;
  return (
    <Failure
      what="the prices"
      message={sentenceOf(error)}
      onRetry={() => void mutate()}
      isRetrying={isValidating}
    />
  );
}
