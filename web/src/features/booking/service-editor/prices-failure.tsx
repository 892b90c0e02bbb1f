import { useSalon } from '../../../api/use-salon';
import { publicSite } from '../../../words/public-site.gen';
import { useWords } from '../../../words/use-words';
import { Unanswered } from '../../../ui/answered';

/** Explains missing prices if the currency could not be loaded; otherwise hidden. */
export function PricesFailure() {
  const words = useWords(publicSite);
  return <Unanswered answer={useSalon()} what={words.thePrices()} skeleton={null} />;
}
