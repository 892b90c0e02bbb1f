import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sentenceOf } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { useSalon } from '../../api/use-salon';
import { paths } from '../../lib/paths';
import { randomId } from '../../lib/random-id';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { choicesOf, Filters, Finder, SelectFilter } from '../../ui/filters';
import { ListPlace, PAGE_SIZE, PagedList } from '../../ui/paged-list';
import {
  inboxParams,
  isFiltered,
  LONGEST_SEARCH,
  noFilters,
  parseInboxFilters,
  statusOf,
  statusWords,
  type InboxFilters,
} from './inbox-filters';
import { InboxTable } from './inbox-table';
import { MessageDialog, type AnswerDraft } from './message-dialog';
import type { VisitorMessage } from './models';

/** What visitors wrote to the salon, what is still open first. */
export function Inbox() {
  const [params, setParams] = useSearchParams();
  const filters = parseInboxFilters(params);
  const inbox = useApi('/messages', { params: { query: queryOf(filters) } }, { keepPreviousData: true });
  const salon = useSalon();
  const [opened, setOpened] = useState<VisitorMessage | null>(null);
  // Kept here, so that a dialog closed by mistake loses nothing that was written.
  const [drafts, setDrafts] = useState<Readonly<Record<string, AnswerDraft>>>({});
  const timeZone = salon.data?.timeZone;
  const failure = inbox.error ?? (salon.data ? undefined : salon.error);

  return (
    <ListPlace>
      <InboxFilterForm filters={filters} onChange={(wanted) => setParams(inboxParams(wanted))} />
      <PagedList
        noun={['message', 'messages']}
        answer={inbox.data && timeZone ? { total: inbox.data.total, isBusy: inbox.isLoading } : null}
        failure={
          failure
            ? {
                message: sentenceOf(failure),
                onRetry: () => void Promise.all([inbox.mutate(), salon.mutate()]),
                isRetrying: inbox.isValidating,
              }
            : null
        }
        page={filters.page}
        pathOf={(page) => `${paths.dashboardInbox}?${inboxParams({ ...filters, page }).toString()}`}
        empty={<NothingFound filters={filters} />}
      >
        {(caption) => (
          <InboxTable
            caption={caption}
            items={inbox.data?.items ?? []}
            timeZone={timeZone ?? 'UTC'}
            onOpen={setOpened}
          />
        )}
      </PagedList>
      {opened && (
        <MessageDialog
          message={opened}
          timeZone={timeZone ?? 'UTC'}
          draft={drafts[opened._id] ?? { text: '', answerId: '' }}
          // Another text is another letter.
          onDraft={(text) => setDrafts({ ...drafts, [opened._id]: { text, answerId: randomId() } })}
          onSent={() => setDrafts(({ [opened._id]: _, ...others }) => others)}
          onClose={() => setOpened(null)}
        />
      )}
    </ListPlace>
  );
}

const queryOf = ({ status, search, page }: InboxFilters) => ({
  page,
  pageSize: PAGE_SIZE,
  ...(status && { status }),
  ...(search && { search }),
});

function InboxFilterForm({
  filters,
  onChange,
}: {
  filters: InboxFilters;
  onChange: (filters: InboxFilters) => void;
}) {
  const narrow = (part: Partial<InboxFilters>) => onChange({ ...filters, ...part, page: 1 });
  return (
    <Filters label="Find messages" onClear={isFiltered(filters) && (() => onChange(noFilters))}>
      <Finder
        key={filters.search}
        search={filters.search}
        placeholder="Name, email, phone or words"
        maxLength={LONGEST_SEARCH}
        onSearch={(search) => narrow({ search })}
      />
      <SelectFilter
        label="State"
        value={filters.status ?? 'any'}
        choices={choicesOf(statusWords)}
        onChoose={(status) => narrow({ status: statusOf(status) })}
      />
    </Filters>
  );
}

function NothingFound({ filters }: { filters: InboxFilters }) {
  if (!isFiltered(filters))
    return (
      <EmptyState
        title="Nothing is open"
        action={
          <LinkButton to={`${paths.dashboardInbox}?status=any`} variant="ghost">
            Show all messages
          </LinkButton>
        }
      >
        What visitors write on the front page or the contact page comes in here.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No messages match"
      hasArt={false}
      action={
        <LinkButton to={paths.dashboardInbox} variant="ghost">
          Show open messages
        </LinkButton>
      }
    >
      Try fewer filters.
    </EmptyState>
  );
}
