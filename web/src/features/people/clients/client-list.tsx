import { useState } from 'react';
import { UserPlus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { client } from '../../../api/client';
import { useMay } from '../../../api/use-may';
import { usePagedAnswer } from '../../../api/use-paged-answer';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { paths } from '../../../lib/paths';
import { Button, LinkButton } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { EmptyState } from '../../../ui/empty-state';
import { choicesOf, Filters, SearchFilter, SelectFilter } from '../../../ui/filters';
import { Icon } from '../../../ui/icon';
import { ListLayout, PAGE_SIZE, PagedList } from '../../../ui/paged-list';
import { toast } from '../../../ui/toast';
import { useUrlState } from '../../../ui/use-url-state';
import { TitleActions } from '../../../ui/titled';
import { controls } from '../../../words/controls.gen';
import { useWords } from '../../../words/use-words';
import { TableDownload } from '../../shared/tables/table-download';
import { clientFilters, SEARCH_MAX_LENGTH, type ClientFilters } from './client-filters';
import { ClientForm } from './client-form';
import { ClientTable } from './client-table';
import { useClientActions } from './mutations';
import { clients as book } from '../../../words/clients.gen';
import { shell } from '../../../words/shell.gen';

/** All clients, with or without an account, found by name, email or phone number. */
export function ClientList() {
  const lists = useWords(controls);
  const words = useWords(book);
  const save = useWords(shell).save();
  const { state: filters, change, queryOf: pageQuery } = useUrlState(clientFilters);
  const clients = useApi('/clients', { params: { query: queryOf(filters) } }, { keepPreviousData: true });
  const tags = useApi('/clients/tags');
  const salon = useSalon();
  const may = useMay();
  const navigate = useNavigate();
  const { addClient } = useClientActions();
  const [isAdding, setAdding] = useState(false);
  const timeZone = salon.data?.timeZone;
  return (
    <ListLayout>
      <TitleActions>
        {may.exports && (
          <TableDownload
            ask={(form) =>
              client.GET('/clients/export', {
                params: { query: { ...soughtIn(filters), ...form } },
                parseAs: 'blob',
              })
            }
          />
        )}
        <Button size="compact" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          <Icon of={UserPlus} /> {words.newClient()}
        </Button>
      </TitleActions>
      <Filters label={words.findClients()} count={[filters.tag, filters.access].filter(Boolean).length}>
        <SearchFilter
          key={filters.search}
          search={filters.search}
          placeholder={words.searchHint()}
          maxLength={SEARCH_MAX_LENGTH}
          onSearch={(search) => change({ search })}
        />
        <SelectFilter
          label={words.tag()}
          value={filters.tag}
          any={words.anyTag()}
          choices={tagChoices(filters.tag, tags.data ?? [])}
          onChoose={(tag) => change({ tag })}
        />
        <SelectFilter
          label={words.onlineBooking()}
          value={filters.access}
          any={words.anyone()}
          choices={choicesOf({ blocked: words.blocked() })}
          onChoose={(access) => change({ access })}
        />
        <SelectFilter
          label={words.order()}
          value={filters.sort}
          choices={choicesOf({ name: words.byName(), newest: words.newestFirst() })}
          onChoose={(sort) => change({ sort: sort ?? 'name' })}
        />
      </Filters>
      <PagedList
        counted={lists.clientCount}
        what={lists.theClients()}
        {...usePagedAnswer(clients, salon)}
        page={filters.page}
        pathOf={(page) => `${paths.dashboardClients}${pageQuery(page)}`}
        empty={<NothingFound filters={filters} />}
      >
        {(caption) =>
          clients.data && (
            <ClientTable
              caption={caption}
              clients={clients.data.items}
              currency={clients.data.currency}
              timeZone={timeZone ?? 'UTC'}
            />
          )
        }
      </PagedList>
      {isAdding && (
        <Dialog title={words.newClient()} isOpen onClose={() => setAdding(false)}>
          <ClientForm
            submitLabel={save}
            onSubmit={async (written) => {
              const { _id, name } = await addClient(written);
              toast.success(words.wasAdded({ name }));
              void navigate(paths.dashboardClient(_id), { replace: true });
            }}
            onCancel={() => setAdding(false)}
          />
        </Dialog>
      )}
    </ListLayout>
  );
}

const soughtIn = ({ search, tag, access }: ClientFilters) => ({
  ...(search && { q: search }),
  ...(tag !== null && { tag }),
  ...(access !== null && { isBlocked: true }),
});

const queryOf = (filters: ClientFilters) => ({
  page: filters.page,
  pageSize: PAGE_SIZE,
  sort: filters.sort,
  ...soughtIn(filters),
});

/** The tags to choose from. A tag in the URL that no one has any more stays visible. */
function tagChoices(chosen: string | null, known: readonly { tag: string; clients: number }[]) {
  const choices = known.map(({ tag, clients: count }) => [tag, `${tag} (${count})`] as const);
  const isKnown = chosen === null || known.some(({ tag }) => tag === chosen);
  return isKnown ? choices : [...choices, [chosen, chosen] as const];
}

function NothingFound({ filters: { search, tag, access } }: { filters: ClientFilters }) {
  const words = useWords(book);
  if (!search && tag === null && access === null) {
    return <EmptyState title={words.noClientsYet()}>{words.clientsAppear()}</EmptyState>;
  }
  return (
    <EmptyState
      title={words.noneMatch()}
      hasArt={false}
      action={
        <LinkButton to={paths.dashboardClients} variant="ghost">
          {words.showAll()}
        </LinkButton>
      }
    >
      {search
        ? words.noneMatches({ search })
        : tag === null
          ? words.noneBlocked()
          : words.noneHasTag({ tag })}
    </EmptyState>
  );
}
