import { useState } from 'react';
import { Gift, ShoppingBag } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { checkout } from '../../../words/checkout.gen';
import { giftCards } from '../../../words/gift-cards.gen';
import { useWords } from '../../../words/use-words';
import { CheckoutDialog } from './lazy-checkout-dialog';

/** Sells a gift card, without a visit. */
export function SellGiftCardButton() {
  const words = useWords(giftCards);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="compact" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={Gift} size={18} /> {words.sell()}
      </Button>
      {isOpen && <CheckoutDialog bookingId={null} begin="gift-card" onClose={() => setOpen(false)} />}
    </>
  );
}

/** Sells something without a visit, such as a product or a gift card. `ghost` where the page has another main button. */
export function SellButton({ variant = 'primary' }: { variant?: 'primary' | 'ghost' }) {
  const words = useWords(checkout);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} size="compact" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={ShoppingBag} size={18} /> {words.saleWithoutVisit()}
      </Button>
      {isOpen && <CheckoutDialog bookingId={null} onClose={() => setOpen(false)} />}
    </>
  );
}
