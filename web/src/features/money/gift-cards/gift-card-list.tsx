import { useState, type ReactNode } from 'react';
import { Search } from 'lucide-react';
import { client } from '../../../api/client';
import { useApi } from '../../../api/use-api';
import { usePagedAnswer } from '../../../api/use-paged-answer';
import { useMay } from '../../../api/use-may';
import { useSalon } from '../../../api/use-salon';
import { localDay } from '../../../lib/local-day';
import { paths } from '../../../lib/paths';
import { choiceParam, optionalParam, pageParam, urlState } from '../../../lib/url-state';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Filters, SearchFilter, SelectFilter } from '../../../ui/filters';
import { Icon } from '../../../ui/icon';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { ListLayout, PAGE_SIZE, PagedList } from '../../../ui/paged-list';
import { Muted } from '../../../ui/text';
import { useFormats } from '../../../ui/use-formats';
import { useUrlState } from '../../../ui/use-url-state';
import { TitleActions } from '../../../ui/titled';
import { giftCards } from '../../../words/gift-cards.gen';
import { useWords } from '../../../words/use-words';
import { TableDownload } from '../../shared/tables/table-download';
import { useTill } from '../till-settings/use-till';
import { GiftCardTable } from './gift-card-table';
import type { GiftCard } from './models';

const LookDialog = lazyDialogs(() => import('./look-dialog').then((part) => part.LookDialog));
const RenewDialog = lazyDialogs(() => import('./renew-dialog').then((part) => part.RenewDialog));
const BlockDialog = lazyDialogs(() => import('./block-dialog').then((part) => part.BlockDialog));

const LAST_SIGNS = /^[\dA-Za-z]{4}$/;
const filters = urlState({
  left: choiceParam('left', ['something', 'nothing']),
  last4: optionalParam('q', (text) => (LAST_SIGNS.test(text) ? text.toUpperCase() : null)),
  page: pageParam(),
});

/**
 * All gift cards sold, newest first, with their balances.
 *
 * @param sell the button for selling another
 */
export function GiftCardList({ sell }: { sell: ReactNode }) {
  const words = useWords(giftCards);
  const { state, isFiltered, change, clear, queryOf } = useUrlState(filters);
  const salon = useSalon();
  const timeZone = salon.data?.timeZone;
  const { formatSum } = useFormats();
  const mayBlock = useMay().reports !== undefined;
  const query = {
    page: state.page,
    pageSize: PAGE_SIZE,
    ...(state.left && { left: state.left }),
    ...(state.last4 && { last4: state.last4 }),
  };
  const cards = useApi('/gift-cards', { params: { query } }, { keepPreviousData: true });
  const [isLooking, setLooking] = useState(false);
  const [blocking, setBlocking] = useState<GiftCard | null>(null);
  const [renewing, setRenewing] = useState<GiftCard | null>(null);
  const till = useTill();
  return (
    <ListLayout>
      {till?.settings.giftCardTax === 'at-sale' && till.settings.hasSeveralRates && mayBlock && (
        <Alert tone="warning" isSilent>
          <p>{words.severalRates()}</p>
        </Alert>
      )}
      <TitleActions>
        <Button variant="ghost" size="compact" aria-haspopup="dialog" onClick={() => setLooking(true)}>
          <Icon of={Search} size={18} /> {words.lookUp()}
        </Button>
        {mayBlock && timeZone && (
          <TableDownload
            ask={(form) => {
              const day = localDay(new Date(), timeZone);
              return client.GET('/accounting/gift-cards.csv', {
                params: { query: { day, ...form } },
                parseAs: 'blob',
              });
            }}
          />
        )}
        {till?.records && sell}
      </TitleActions>
      <Filters label={words.findCards()} onClear={isFiltered && clear}>
        <SearchFilter
          key={state.last4}
          search={state.last4 ?? ''}
          placeholder={words.lastSigns()}
          maxLength={4}
          onSearch={(last4) => change({ last4: last4 || null })}
        />
        <SelectFilter
          label={words.left()}
          value={state.left}
          any={words.anyCard()}
          choices={[
            ['something', words.somethingLeft()],
            ['nothing', words.nothingLeft()],
          ]}
          onChoose={(left) => change({ left })}
        />
      </Filters>
      {cards.data && cards.data.total > 0 && salon.data && (
        <Muted>{words.owed({ money: formatSum(cards.data.owed, salon.data.currency) })}</Muted>
      )}
      <PagedList
        counted={words.cardCount}
        what={words.theCards()}
        {...usePagedAnswer(cards, salon)}
        page={state.page}
        pathOf={(page) => `${paths.dashboardGiftCards}${queryOf(page)}`}
        empty={
          <EmptyState title={isFiltered ? words.noneMatch() : words.noCardsYet()} hasArt={!isFiltered}>
            {isFiltered ? words.tryAnother() : words.cardsAppear()}
          </EmptyState>
        }
      >
        {(caption) =>
          cards.data &&
          salon.data && (
            <GiftCardTable
              caption={caption}
              cards={cards.data.items}
              currency={salon.data.currency}
              timeZone={salon.data.timeZone}
              onBlock={mayBlock ? setBlocking : null}
              onRenew={setRenewing}
            />
          )
        }
      </PagedList>
      {isLooking && salon.data && (
        <LookDialog
          currency={salon.data.currency}
          timeZone={salon.data.timeZone}
          onClose={() => setLooking(false)}
        />
      )}
      {renewing && salon.data && (
        <RenewDialog card={renewing} salon={salon.data} onClose={() => setRenewing(null)} />
      )}
      {blocking && <BlockDialog card={blocking} onClose={() => setBlocking(null)} />}
    </ListLayout>
  );
}
