import { usePagedAnswer } from '../../../api/use-paged-answer';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { paths } from '../../../lib/paths';
import { LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { ListLayout, PAGE_SIZE, PagedList } from '../../../ui/paged-list';
import { useUrlState } from '../../../ui/use-url-state';
import { audit as book } from '../../../words/audit.gen';
import { controls } from '../../../words/controls.gen';
import { useWords } from '../../../words/use-words';
import { ActList } from './act-list';
import { AuditFilterForm } from './audit-filter-form';
import { auditFilters, type AuditFilters } from './audit-filters';

/** List of actions, each with its author and time. */
export function AuditLog() {
  const lists = useWords(controls);
  const { state: filters, isFiltered, change, clear, queryOf: pageQuery } = useUrlState(auditFilters);
  const audit = useApi('/audit', { params: { query: queryOf(filters) } }, { keepPreviousData: true });
  const salon = useSalon();
  const timeZone = salon.data?.timeZone;

  return (
    <ListLayout>
      <AuditFilterForm filters={filters} onChange={change} onClear={isFiltered && clear} />
      <PagedList
        counted={lists.entryCount}
        what={lists.theEntries()}
        {...usePagedAnswer(audit, salon)}
        page={filters.page}
        pathOf={(page) => `${paths.dashboardAudit}${pageQuery(page)}`}
        empty={<NothingFound isFiltered={isFiltered} />}
      >
        {(caption) => (
          <ActList caption={caption} entries={audit.data?.items ?? []} timeZone={timeZone ?? 'UTC'} />
        )}
      </PagedList>
    </ListLayout>
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

function NothingFound({ isFiltered }: { isFiltered: boolean }) {
  const words = useWords(book);
  if (!isFiltered) return <EmptyState title={words.noActivityYet()}>{words.noActivityYetText()}</EmptyState>;
  return (
    <EmptyState
      title={words.noActivityMatches()}
      hasArt={false}
      action={
        <LinkButton to={paths.dashboardAudit} variant="ghost">
          {words.showEverything()}
        </LinkButton>
      }
    >
      {words.fewerFilters()}
    </EmptyState>
  );
}
