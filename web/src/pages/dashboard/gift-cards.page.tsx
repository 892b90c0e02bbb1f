import { SellGiftCardButton } from '../../features/money/checkout/sell-button';
import { GiftCardList } from '../../features/money/gift-cards/gift-card-list';
import { WhileTillIsOn } from '../../features/money/till-settings/while-till-is-on';
import { Page } from '../../ui/page';
import { giftCards } from '../../words/gift-cards.gen';
import { useWords } from '../../words/use-words';

export default function DashboardGiftCardsPage() {
  const title = useWords(giftCards).giftCards();
  return (
    <Page title={title}>
      <h1>{title}</h1>
      <WhileTillIsOn>
        <GiftCardList sell={<SellGiftCardButton />} />
      </WhileTillIsOn>
    </Page>
  );
}
