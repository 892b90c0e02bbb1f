import { useSearchParams } from 'react-router-dom';
import { sentenceOf } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { useSalon } from '../../api/use-salon';
import { paths } from '../../lib/paths';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { ListPlace, PAGE_SIZE, PagedList } from '../../ui/paged-list';
import { ActList } from './act-list';
import { AuditFilterForm } from './audit-filter-form';
import { auditParams, isFiltered, parseAuditFilters, type AuditFilters } from './audit-filters';

/** Who did what, and when. */
export function AuditLog() {
  const [params, setParams] = useSearchParams();
  const filters = parseAuditFilters(params);
  const audit = useApi('/audit', { params: { query: queryOf(filters) } }, { keepPreviousData: true });
  const salon = useSalon();
  const timeZone = salon.data?.timeZone;
  const failure = audit.error ?? (salon.data ? undefined : salon.error);

  return (
    <ListPlace>
      <AuditFilterForm filters={filters} onChange={(wanted) => setParams(auditParams(wanted))} />
      <PagedList
        noun={['entry', 'entries']}
        answer={audit.data && timeZone ? { total: audit.data.total, isBusy: audit.isLoading } : null}
        failure={
          failure
            ? {
                message: sentenceOf(failure),
                onRetry: () => void Promise.all([audit.mutate(), salon.mutate()]),
                isRetrying: audit.isValidating,
              }
            : null
        }
        page={filters.page}
        pathOf={(page) => `${paths.dashboardAudit}?${auditParams({ ...filters, page }).toString()}`}
        empty={<NothingFound filters={filters} />}
      >
        {(caption) => (
          <ActList caption={caption} entries={audit.data?.items ?? []} timeZone={timeZone ?? 'UTC'} />
        )}
      </PagedList>
    </ListPlace>
  );
}

const queryOf = ({ action, actorId, from, to, page }: AuditFilters) => ({
  page,
  pageSize: PAGE_SIZE,
  ...(action && { action }),
  ...(actorId && { actor: actorId }),
  ...(from && { from }),
  ...(to && { to }),
});

function NothingFound({ filters }: { filters: AuditFilters }) {
  if (!isFiltered(filters))
    return (
      <EmptyState title="Nothing has happened yet">
        Changes to accounts and roles appear here, and stay for a year.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Nothing matches"
      hasArt={false}
      action={
        <LinkButton to={paths.dashboardAudit} variant="ghost">
          Show everything
        </LinkButton>
      }
    >
      Try fewer filters or other days.
    </EmptyState>
  );
}
