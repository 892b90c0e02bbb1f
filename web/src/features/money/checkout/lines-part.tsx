import { useRef, useState } from 'react';
import { Gift, Percent, Plus } from 'lucide-react';
import { randomId } from '../../../lib/random-id';
import { Button } from '../../../ui/button';
import { FormFailure } from '../../../ui/form-failure';
import { Icon } from '../../../ui/icon';
import { SearchedChoice } from '../../../ui/searched-choice';
import { useScanner } from '../../../ui/use-scanner';
import { checkout } from '../../../words/checkout.gen';
import { useWords } from '../../../words/use-words';
import { useFoundProducts } from '../products/use-found-products';
import { DiscountFields } from './discount-fields';
import { newDiscount, newLine, withProduct, type DraftDiscount, type DraftLine } from './draft';
import { LineRow } from './line-row';
import type { CheckoutStart } from './models';
import type { Offered } from './offered';
import { Adders, Matter } from './parts';
import type { Quoted } from './use-quote';

const MOST_LINES = 50;

/** All lines of the sale, and its overall discount. */
export function LinesPart({
  lines,
  booked,
  discount,
  quoted,
  offered,
  hasGiftCards,
  errorOf,
  onLines,
  onDiscount,
}: {
  lines: readonly DraftLine[];
  booked: CheckoutStart['lines'];
  discount: DraftDiscount | null;
  quoted: Quoted;
  offered: Offered;
  hasGiftCards: boolean;
  errorOf: (name: string) => string | undefined;
  onLines: (lines: DraftLine[]) => void;
  onDiscount: (discount: DraftDiscount | null) => void;
}) {
  const words = useWords(checkout);
  const asked = lines.find(({ needsPrice, price }) => needsPrice && price === '');
  const adder = useRef<HTMLButtonElement>(null);
  const add = (kind: DraftLine['kind']) => onLines([...lines, newLine(randomId(), kind)]);
  /** The product search, with the barcode to start from. */
  const [finder, setFinder] = useState<{ key: string; code: string } | null>(null);
  const isFull = lines.length >= MOST_LINES;
  useScanner((code) => !isFull && setFinder({ key: randomId(), code }));
  const change = (changed: DraftLine) =>
    onLines(lines.map((line) => (line.key === changed.key ? changed : line)));
  const remove = ({ key }: DraftLine) => {
    onLines(lines.filter((line) => line.key !== key));
    adder.current?.focus();
  };
  return (
    <Matter>
      <legend>{booked.length > 0 ? words.whatWasDone() : words.whatIsSold()}</legend>
      <ul>
        {lines.map((line, index) => (
          <LineRow
            key={line.key}
            line={line}
            booked={booked.find(({ bookingLineId }) => bookingLineId === line.bookingLineId)}
            quoted={quoted.lineOf(line.key)}
            offered={offered}
            isAskedFirst={line.key === asked?.key}
            errorOf={(name) => errorOf(`lines.${index}.${name}`) ?? quoted.errorOf(line.key, name)}
            onChange={change}
            onRemove={line.bookingLineId === null ? () => remove(line) : null}
          />
        ))}
      </ul>
      <FormFailure sentence={errorOf('lines') ?? null} />
      {finder && !isFull && (
        <SearchedChoice
          key={finder.key}
          label={words.product()}
          hint={words.nameOrBarcode()}
          listLabel={words.products()}
          name="product"
          chosen=""
          first={finder.code}
          autoFocus
          useFound={useFoundProducts}
          onChoose={({ key }) => onLines(withProduct(lines, key, randomId()))}
        />
      )}
      {!isFull && (
        <Adders>
          <Button ref={adder} variant="quiet" size="small" onClick={() => add('service')}>
            <Icon of={Plus} size={18} /> {words.service()}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setFinder({ key: randomId(), code: '' })}>
            <Icon of={Plus} size={18} /> {words.product()}
          </Button>
          {hasGiftCards && (
            <Button variant="quiet" size="small" onClick={() => add('gift-card')}>
              <Icon of={Gift} size={18} /> {words.giftCard()}
            </Button>
          )}
          {!discount && lines.length > 0 && (
            <Button variant="quiet" size="small" onClick={() => onDiscount(newDiscount)}>
              <Icon of={Percent} size={18} /> {words.discountOnAll()}
            </Button>
          )}
        </Adders>
      )}
      {discount && (
        <Matter>
          <legend>{words.discountOnAll()}</legend>
          <DiscountFields
            discount={discount}
            currency={offered.currency}
            errorOf={(part) => errorOf(`discount.${part}`)}
            onChange={onDiscount}
            onRemove={() => onDiscount(null)}
          />
        </Matter>
      )}
    </Matter>
  );
}
