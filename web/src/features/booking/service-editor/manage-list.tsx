import { useEffect, useRef, useState } from 'react';
import { Ellipsis } from 'lucide-react';
import { client } from '../../../api/client';
import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { arrangedAmong } from '../../../lib/list-order';
import { paths } from '../../../lib/paths';
import { Unanswered } from '../../../ui/answered';
import { Button, LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { Filters, SearchFilter, SelectFilter } from '../../../ui/filters';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { Icon } from '../../../ui/icon';
import { Stack } from '../../../ui/layout';
import { below } from '../../../ui/media';
import { ListLayout } from '../../../ui/paged-list';
import { PopoverButton } from '../../../ui/popover-button';
import { Skeleton } from '../../../ui/skeleton';
import { Hint } from '../../../ui/text';
import { useMediaQuery } from '../../../ui/use-media-query';
import { useUrlState } from '../../../ui/use-url-state';
import { toast } from '../../../ui/toast';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { TitleActions } from '../../../ui/titled';
import { useSoon } from '../../../ui/use-soon';
import { inSentence } from '../../../words/in-sentence';
import { servicesDesk as book } from '../../../words/services-desk.gen';
import { translations } from '../../../words/translations.gen';
import { useWords } from '../../../words/use-words';
import type { TableCall } from '../../../api/table-file';
import { TableDownload, TableFormats } from '../../shared/tables/table-download';
import { filterServices } from '../services/filter-services';
import { hasStatus, manageFilters, SEARCH_MAX_LENGTH } from './manage-filters';
import { ManageTable } from './manage-table';
import type { ServiceEntry } from '../services/models';
import { useServiceActions } from './mutations';
import { serviceSentences } from '../services/service-sentences';

const loadCategoriesDialog = () => import('./categories-dialog').then((part) => part.CategoriesDialog);
const CategoriesDialog = lazyDialogs(loadCategoriesDialog);
const loadServiceDialog = () => import('./service-dialog').then((part) => part.ServiceDialog);
const ServiceDialog = lazyDialogs(loadServiceDialog);
const loadDialogs = () => Promise.all([loadCategoriesDialog(), loadServiceDialog()]);

const ChangePricesDialog = lazyDialogs(() =>
  import('../prices/change-prices-dialog').then((part) => part.ChangePricesDialog),
);

/** Every service in the site's order, including archived ones. */
export function ManageList() {
  useSoon(loadDialogs);
  // Preloaded, so that dialogs open without waiting.
  useWords(translations);
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { state: filters, change } = useUrlState(manageFilters);
  const answer = useApi('/services/all');
  const { data: entries } = answer;
  const { data: offers } = useApi('/staff/offers');
  const { data: categories } = useApi('/service-categories');
  const { data: salon } = useSalon();
  const { arrangeServices, readAgain } = useServiceActions();
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [isEditingCategories, setEditingCategories] = useState(false);
  const [isChangingPrices, setChangingPrices] = useState(false);
  const list = useRef<HTMLElement>(null);
  const [departures, setDepartures] = useState(0);

  useEffect(() => {
    // The button that opened the dialog may be gone with its row, which would lose the focus.
    if (departures > 0) list.current?.focus();
  }, [departures]);

  const byId = new Map((entries ?? []).map((entry) => [entry._id, entry]));
  const shown = filterServices(entries ?? [], { search: filters.search }).filter((service) =>
    hasStatus(filters.status, service),
  );
  const doers = countOf((offers ?? []).map(({ serviceId }) => serviceId));
  const opened = openedId === null ? undefined : byId.get(openedId);
  const saveOrder = async (ids: readonly string[]) => {
    try {
      await arrangeServices(arrangedAmong([...byId.keys()], ids));
    } catch (thrown) {
      toast.error(sentenceOf(asProblem(thrown), serviceSentences(words)));
      await readAgain().catch(() => undefined);
    }
  };
  // They would take a second row.
  const isNarrow = useMediaQuery(below('sm'));
  const canMove = !filters.search && shown.length > 1;

  const askForTable: TableCall = (form) =>
    client.GET('/services/export', { params: { query: form }, parseAs: 'blob' });
  const more = (
    <>
      <Button variant="ghost" size="compact" aria-haspopup="dialog" onClick={() => setChangingPrices(true)}>
        {words.changePrices()}
      </Button>
      {isNarrow ? <TableFormats ask={askForTable} /> : <TableDownload ask={askForTable} />}
    </>
  );

  return (
    <ListLayout>
      <TitleActions>
        <Button
          variant="ghost"
          size="compact"
          aria-haspopup="dialog"
          onClick={() => setEditingCategories(true)}
        >
          {words.categories()}
        </Button>
        {isNarrow ? (
          <PopoverButton label={words.moreActions()} icon={<Icon of={Ellipsis} />}>
            <Stack $gap={2}>{more}</Stack>
          </PopoverButton>
        ) : (
          more
        )}
        <LinkButton to={paths.dashboardAdd} size="compact">
          {words.addService()}
        </LinkButton>
      </TitleActions>
      <Filters label={words.findServices()}>
        <SearchFilter
          key={filters.search}
          search={filters.search}
          placeholder={words.searchHint()}
          maxLength={SEARCH_MAX_LENGTH}
          onSearch={(search) => change({ search })}
        />
        <SelectFilter
          label={words.status()}
          value={filters.status}
          any={words.notArchived()}
          choices={[
            ['active', words.onSale()],
            ['hidden', words.hidden()],
            ['archived', words.archived()],
            ['all', words.anyStatus()],
          ]}
          onChoose={(status) => change({ status })}
        />
      </Filters>
      <section ref={list} tabIndex={-1} aria-label={words.services()}>
        <Unanswered
          answer={answer}
          what={words.theServices()}
          skeleton={
            <Card aria-busy>
              <VisuallyHidden role="status">{words.loadingServices()}</VisuallyHidden>
              {['1', '2', '3', '4', '5', '6'].map((blank) => (
                <Skeleton key={blank} $height="3.5rem" />
              ))}
            </Card>
          }
        />
        {entries && shown.length === 0 && (
          <NothingFound hasAny={entries.length > 0} search={filters.search} />
        )}
        {shown.length > 0 && (
          <ManageTable
            services={shown}
            currency={salon?.currency}
            doers={doers}
            canMove={canMove}
            onReorder={saveOrder}
            onOpen={({ _id }) => setOpenedId(_id)}
          />
        )}
        {filters.search && shown.length > 1 && <Hint>{words.clearSearch()}</Hint>}
      </section>
      {opened && (
        <ServiceDialog
          service={opened}
          onClose={() => setOpenedId(null)}
          onGone={() => {
            setOpenedId(null);
            setDepartures((before) => before + 1);
          }}
        />
      )}
      {isEditingCategories && categories && (
        <CategoriesDialog categories={categories} onClose={() => setEditingCategories(false)} />
      )}
      {isChangingPrices && entries && categories && (
        <ChangePricesDialog
          services={entries}
          categories={categories}
          currency={salon?.currency}
          onClose={() => setChangingPrices(false)}
        />
      )}
    </ListLayout>
  );
}

function NothingFound({ hasAny, search }: { hasAny: boolean; search: string }) {
  const words = useWords(book);
  if (!hasAny)
    return (
      <EmptyState
        title={words.noServicesYet()}
        action={<LinkButton to={paths.dashboardAdd}>{words.addFirst()}</LinkButton>}
      >
        {words.noServicesYetText()}
      </EmptyState>
    );
  return (
    <EmptyState
      title={words.noneMatch()}
      hasArt={false}
      action={
        <LinkButton to={paths.dashboardManage} variant="ghost">
          {words.showAll()}
        </LinkButton>
      }
    >
      {search ? inSentence(words.nothingFoundFor, { search: <bdi>{search}</bdi> }) : words.tryAnotherStatus()}
    </EmptyState>
  );
}

function countOf(ids: ServiceEntry['_id'][]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
