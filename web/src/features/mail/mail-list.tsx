import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sentenceOf } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { useSalon } from '../../api/use-salon';
import { paths } from '../../lib/paths';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { choicesOf, Filters, SelectFilter } from '../../ui/filters';
import { ListPlace, PAGE_SIZE, PagedList } from '../../ui/paged-list';
import { MailDialog } from './mail-dialog';
import { isFiltered, mailParams, noFilters, parseMailFilters, type MailFilters } from './mail-filters';
import { MailNotice } from './mail-notice';
import { MailTable } from './mail-table';
import { kindWords, stateWords } from './mail-words';

/** What the salon has written to people, and whether it got there. */
export function MailList() {
  const [params, setParams] = useSearchParams();
  const filters = parseMailFilters(params);
  const mail = useApi('/mail', { params: { query: queryOf(filters) } }, { keepPreviousData: true });
  const salon = useSalon();
  const [openedId, setOpenedId] = useState<string | null>(null);
  const timeZone = salon.data?.timeZone;
  const failure = mail.error ?? (salon.data ? undefined : salon.error);
  const show = (wanted: MailFilters) => setParams(mailParams(wanted));

  return (
    <ListPlace>
      {mail.data && <MailNotice {...mail.data} />}
      <MailFilterForm filters={filters} onChange={show} />
      <PagedList
        noun={['letter', 'letters']}
        answer={mail.data && timeZone ? { total: mail.data.total, isBusy: mail.isLoading } : null}
        failure={
          failure
            ? {
                message: sentenceOf(failure),
                onRetry: () => void Promise.all([mail.mutate(), salon.mutate()]),
                isRetrying: mail.isValidating,
              }
            : null
        }
        page={filters.page}
        pathOf={(page) => `${paths.dashboardMail}?${mailParams({ ...filters, page }).toString()}`}
        empty={<NothingFound filters={filters} />}
      >
        {(caption) => (
          <MailTable
            caption={caption}
            items={mail.data?.items ?? []}
            timeZone={timeZone ?? 'UTC'}
            onOpen={setOpenedId}
          />
        )}
      </PagedList>
      {openedId && (
        <MailDialog id={openedId} timeZone={timeZone ?? 'UTC'} onClose={() => setOpenedId(null)} />
      )}
    </ListPlace>
  );
}

const queryOf = ({ state, kind, page }: MailFilters) => ({
  page,
  pageSize: PAGE_SIZE,
  ...(state && { state }),
  ...(kind && { kind }),
});

function MailFilterForm({
  filters,
  onChange,
}: {
  filters: MailFilters;
  onChange: (filters: MailFilters) => void;
}) {
  const narrow = (part: Partial<MailFilters>) => onChange({ ...filters, ...part, page: 1 });
  return (
    <Filters label="Find letters" onClear={isFiltered(filters) && (() => onChange(noFilters))}>
      <SelectFilter
        label="State"
        value={filters.state}
        any="Any"
        choices={choicesOf(stateWords)}
        onChoose={(state) => narrow({ state })}
      />
      <SelectFilter
        label="Letter"
        value={filters.kind}
        any="Any"
        choices={choicesOf(kindWords)}
        onChoose={(kind) => narrow({ kind })}
      />
    </Filters>
  );
}

function NothingFound({ filters }: { filters: MailFilters }) {
  if (!isFiltered(filters))
    return <EmptyState title="No letters yet">The first one is written when somebody books.</EmptyState>;
  return (
    <EmptyState
      title="No letters match"
      hasArt={false}
      action={
        <LinkButton to={paths.dashboardMail} variant="ghost">
          Show all letters
        </LinkButton>
      }
    >
      Try fewer filters.
    </EmptyState>
  );
}
