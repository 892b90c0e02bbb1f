import { useState } from 'react';
import { UserPlus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { usePagedAnswer } from '../../api/use-paged-answer';
import { useApi } from '../../api/use-api';
import { useSalon } from '../../api/use-salon';
import { paths } from '../../lib/paths';
import { Button, LinkButton } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { EmptyState } from '../../ui/empty-state';
import { choicesOf, Filters, SearchFilter, SelectFilter } from '../../ui/filters';
import { Icon } from '../../ui/icon';
import { ListLayout, PAGE_SIZE, PagedList } from '../../ui/paged-list';
import { toast } from '../../ui/toaster';
import { useUrlState } from '../../ui/use-url-state';
import { controls } from '../../words/controls.gen';
import { useWords } from '../../words/use-words';
import { clientFilters, SEARCH_MAX_LENGTH, type ClientFilters } from './client-filters';
import { ClientForm } from './client-form';
import { ClientTable } from './client-table';
import { useClientActions } from './mutations';

const sortWords = { name: 'Name', newest: 'Newest first' };

/** Every client, with or without an account, found by name, email or phone. */
export function ClientList() {
  const lists = useWords(controls);
  const { state: filters, change, queryOf: pageQuery } = useUrlState(clientFilters);
  const clients = useApi('/clients', { params: { query: queryOf(filters) } }, { keepPreviousData: true });
  const salon = useSalon();
  const navigate = useNavigate();
  const { addClient } = useClientActions();
  const [isAdding, setAdding] = useState(false);
  const timeZone = salon.data?.timeZone;
  return (
    <ListLayout>
      <div>
        <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
          <Icon of={UserPlus} /> New client
        </Button>
      </div>
      <Filters label="Find clients">
        <SearchFilter
          key={filters.search}
          search={filters.search}
          placeholder="Name, email or phone"
          maxLength={SEARCH_MAX_LENGTH}
          onSearch={(search) => change({ search })}
        />
        <SelectFilter
          label="Order"
          value={filters.sort}
          choices={choicesOf(sortWords)}
          onChoose={(sort) => change({ sort: sort ?? 'name' })}
        />
      </Filters>
      <PagedList
        counted={lists.clientCount}
        what={lists.theClients()}
        {...usePagedAnswer(clients, salon)}
        page={filters.page}
        pathOf={(page) => `${paths.dashboardClients}${pageQuery(page)}`}
        empty={<NothingFound search={filters.search} />}
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
        <Dialog title="New client" isOpen onClose={() => setAdding(false)}>
          <ClientForm
            submitLabel="Save"
            onSubmit={async (words) => {
              const { _id, name } = await addClient(words);
              toast.success(`${name} was added to your clients.`);
              void navigate(paths.dashboardClient(_id), { replace: true });
            }}
            onCancel={() => setAdding(false)}
          />
        </Dialog>
      )}
    </ListLayout>
  );
}

const queryOf = ({ search, sort, page }: ClientFilters) => ({
  page,
  pageSize: PAGE_SIZE,
  sort,
  ...(search && { q: search }),
});

function NothingFound({ search }: { search: string }) {
  if (!search) {
    return (
      <EmptyState title="No clients yet">
        Clients appear here when they sign up or book, or when you add them.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No clients match"
      hasArt={false}
      action={
        <LinkButton to={paths.dashboardClients} variant="ghost">
          Show all clients
        </LinkButton>
      }
    >
      No client matches “{search}”. Try another name, or the last digits of a phone number.
    </EmptyState>
  );
}
