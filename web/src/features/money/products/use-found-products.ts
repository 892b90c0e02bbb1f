import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { useSentenceOf } from '../../../api/use-sentence-of';
import type { Found } from '../../../ui/searched-choice';
import { useFormats } from '../../../ui/use-formats';
import { products } from '../../../words/products.gen';
import { useWords } from '../../../words/use-words';

const MOST_SHOWN = 20;

/** Products on sale that match part of a name, or a barcode, with price and stock. */
export function useFoundProducts(q: string): Found {
  const words = useWords(products);
  const sentenceOf = useSentenceOf();
  const { formatSum } = useFormats();
  const currency = useSalon().data?.currency;
  const { data, error, isLoading } = useApi('/products', {
    params: { query: { pageSize: MOST_SHOWN, ...(q && { search: q }) } },
  });
  return {
    options: (data?.items ?? []).map(({ _id, title, price, stock }) => ({
      key: _id,
      label: title,
      ...(currency && {
        more: words.priceAndStock({ money: formatSum(price, currency), count: Math.max(0, stock) }),
      }),
    })),
    total: data?.total ?? 0,
    isSettled: !isLoading,
    failure: error ? sentenceOf(error) : data?.total === 0 && q === '' ? words.noneToSell() : null,
  };
}
