import { useState } from 'react';
import { UserPlus } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { sentenceOf } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { useSalon } from '../../api/use-salon';
import { paths } from '../../lib/paths';
import { Button, LinkButton } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { EmptyState } from '../../ui/empty-state';
import { choicesOf, Filters, Finder, SelectFilter } from '../../ui/filters';
import { Icon } from '../../ui/icon';
import { ListPlace, PAGE_SIZE, PagedList } from '../../ui/paged-list';
import { toast } from '../../ui/toaster';
import { clientParams, parseClientFilters, sortOf, type ClientFilters } from './client-filters';
import { ClientForm } from './client-form';
import { ClientTable } from './client-table';
import { useClientActions } from './mutations';

const sortWords = { name: 'Name', newest: 'Newest first' };

/** Everybody who comes to the salon, with or without an account, found by a few letters or digits. */
export function ClientList() {
  const [params, setParams] = useSearchParams();
  const filters = parseClientFilters(params);
  const clients = useApi('/clients', { params: { query: queryOf(filters) } }, { keepPreviousData: true });
  const salon = useSalon();
  const navigate = useNavigate();
  const { addClient } = useClientActions();
  const [isAdding, setAdding] = useState(false);
  const timeZone = salon.data?.timeZone;
  const failure = clients.error ?? (salon.data ? undefined : salon.error);
  const show = (wanted: Partial<ClientFilters>) =>
    setParams(clientParams({ ...filters, page: 1, ...wanted }));

  return (
    <ListPlace>
      <div>
        <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
          <Icon of={UserPlus} /> New client
        </Button>
      </div>
      <Filters label="Find clients">
        <Finder
          key={filters.search}
          search={filters.search}
          placeholder="Name, email or phone"
          maxLength={254}
          onSearch={(search) => show({ search })}
        />
        <SelectFilter
          label="Order"
          value={filters.sort}
          choices={choicesOf(sortWords)}
          onChoose={(sort) => show({ sort: sortOf(sort) })}
        />
      </Filters>
      <PagedList
        noun={['client', 'clients']}
        answer={clients.data && timeZone ? { total: clients.data.total, isBusy: clients.isLoading } : null}
        failure={
          failure
            ? {
                message: sentenceOf(failure),
                onRetry: () => void Promise.all([clients.mutate(), salon.mutate()]),
                isRetrying: clients.isValidating,
              }
            : null
        }
        page={filters.page}
        pathOf={(page) => `${paths.dashboardClients}?${clientParams({ ...filters, page }).toString()}`}
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
              toast.success(`${name} has a card now.`);
              void navigate(paths.dashboardClient(_id), { replace: true });
            }}
            onCancel={() => setAdding(false)}
          />
        </Dialog>
      )}
    </ListPlace>
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
        They appear here when they sign up, or when you write the first of them down.
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
      Nobody here goes by “{search}”. Try other letters, or the last digits of a number.
    </EmptyState>
  );
}
