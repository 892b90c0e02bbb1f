import { SellGiftCardButton } from '../../features/money/checkout/sell-button';
import { GiftCardList } from '../../features/money/gift-cards/gift-card-list';
import { WhileTillIsOn } from '../../features/money/till-settings/while-till-is-on';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { giftCards } from '../../words/gift-cards.gen';
import { useWords } from '../../words/use-words';

export default function DashboardGiftCardsPage() {
  const title = useWords(giftCards).giftCards();
  return (
    <Page title={title}>
      <Titled title={title}>
        <WhileTillIsOn>
          <GiftCardList sell={<SellGiftCardButton />} />
        </WhileTillIsOn>
      </Titled>
    </Page>
  );
}
