import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { sentenceOf } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { useSalon } from '../../api/use-salon';
import { paths } from '../../lib/paths';
import { Button, LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { choicesOf, Filters, Finder, SelectFilter } from '../../ui/filters';
import { ListPlace } from '../../ui/paged-list';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { Ways } from '../../ui/ways';
import { CategoriesDialog } from './categories-dialog';
import { filterServices } from './filter-services';
import { hasStatus, manageParams, parseManageFilters, type ManageFilters } from './manage-filters';
import { ManageTable } from './manage-table';
import type { ServiceEntry } from './models';
import { ServiceDialog } from './service-dialog';
import { useOrder } from './use-order';

const Quiet = styled.p`
  color: var(--text-2);
  font-size: var(--t-meta);
`;

/** Everything the salon sells or has sold, for the one who decides about it. */
export function ManageList() {
  const [params, setParams] = useSearchParams();
  const filters = parseManageFilters(params);
  const { data: entries, error, isValidating, mutate } = useApi('/services/all');
  const { data: offers } = useApi('/staff/offers');
  const { data: categories } = useApi('/service-categories');
  const { data: salon } = useSalon();
  const order = useOrder((entries ?? []).map(({ _id }) => _id));
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [isShelving, setShelving] = useState(false);
  const list = useRef<HTMLElement>(null);
  const [departures, setDepartures] = useState(0);

  useEffect(() => {
    // The button that opened the dialog may have gone with its row, and the focus must not go with it.
    if (departures > 0) list.current?.focus();
  }, [departures]);

  const byId = new Map((entries ?? []).map((entry) => [entry._id, entry]));
  const shown = filterServices(
    order.ids.flatMap((id) => byId.get(id) ?? []),
    { search: filters.search },
  ).filter((service) => hasStatus(filters.status, service));
  const doers = countOf((offers ?? []).map(({ serviceId }) => serviceId));
  const opened = openedId === null ? undefined : byId.get(openedId);
  const canMove = !filters.search && shown.length > 1;

  return (
    <ListPlace>
      <Ways>
        <LinkButton to={paths.dashboardAdd} size="small">
          Add a service
        </LinkButton>
        <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => setShelving(true)}>
          Categories
        </Button>
      </Ways>
      <ManageFilterForm filters={filters} onChange={(wanted) => setParams(manageParams(wanted))} />
      <section ref={list} tabIndex={-1} aria-label="Services">
        {!entries && error && (
          <Failure
            title="We could not read the services"
            message={sentenceOf(error)}
            onRetry={() => void mutate()}
            isRetrying={isValidating}
          />
        )}
        {!entries && !error && (
          <Card aria-busy>
            <VisuallyHidden role="status">Loading services</VisuallyHidden>
            {['1', '2', '3', '4', '5', '6'].map((blank) => (
              <Skeleton key={blank} $height="3.5rem" />
            ))}
          </Card>
        )}
        {entries && shown.length === 0 && <NothingFound hasAny={entries.length > 0} filters={filters} />}
        {shown.length > 0 && (
          <ManageTable
            services={shown}
            ids={order.ids}
            currency={salon?.currency}
            doers={doers}
            canMove={canMove}
            onShowOrder={order.show}
            onKeepOrder={order.keep}
            onOpen={({ _id }) => setOpenedId(_id)}
          />
        )}
        {filters.search && shown.length > 1 && (
          <Quiet>The order can be changed as soon as the search is empty.</Quiet>
        )}
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
      {isShelving && categories && (
        <CategoriesDialog categories={categories} onClose={() => setShelving(false)} />
      )}
    </ListPlace>
  );
}

const statusWords = { active: 'On sale', hidden: 'Hidden', archived: 'Archived', all: 'All' };

function ManageFilterForm({
  filters,
  onChange,
}: {
  filters: ManageFilters;
  onChange: (filters: ManageFilters) => void;
}) {
  return (
    <Filters label="Find services">
      <Finder
        key={filters.search}
        search={filters.search}
        placeholder="Title, category or description"
        maxLength={80}
        onSearch={(search) => onChange({ ...filters, search })}
      />
      <SelectFilter
        label="Status"
        value={filters.status}
        any="Not archived"
        choices={choicesOf(statusWords)}
        onChoose={(status) => onChange({ ...filters, status })}
      />
    </Filters>
  );
}

function NothingFound({ hasAny, filters }: { hasAny: boolean; filters: ManageFilters }) {
  if (!hasAny)
    return (
      <EmptyState
        title="Nothing on the list yet"
        action={<LinkButton to={paths.dashboardAdd}>Add the first service</LinkButton>}
      >
        What you add here is on the site at once, and can be booked.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No services match"
      hasArt={false}
      action={
        <LinkButton to={paths.dashboardManage} variant="ghost">
          Show all services
        </LinkButton>
      }
    >
      {filters.search
        ? `Nothing here goes by “${filters.search}”. Try another word or another status.`
        : 'Try another status.'}
    </EmptyState>
  );
}

function countOf(ids: ServiceEntry['_id'][]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
