import { useSalon } from '../../../api/use-salon';
import { publicSite } from '../../../words/public-site.gen';
import { useWords } from '../../../words/use-words';
import { Unanswered } from '../../../ui/answered';

/** Prices are not shown without their currency; this says why, and nothing while all is well. */
export function PricesFailure() {
  const words = useWords(publicSite);
  return <Unanswered answer={useSalon()} what={words.thePrices()} skeleton={null} />;
}
