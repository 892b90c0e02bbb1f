import { useState } from 'react';
import { usePagedAnswer } from '../../../api/use-paged-answer';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { paths } from '../../../lib/paths';
import { randomId } from '../../../lib/random-id';
import { LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { choicesOf, Filters, SearchFilter, SelectFilter } from '../../../ui/filters';
import { ListLayout, PAGE_SIZE, PagedList } from '../../../ui/paged-list';
import { useUrlState } from '../../../ui/use-url-state';
import { controls } from '../../../words/controls.gen';
import { useWords } from '../../../words/use-words';
import { inboxFilters, SEARCH_MAX_LENGTH, statusNames, type InboxFilters } from './inbox-filters';
import { InboxTable } from './inbox-table';
import { MessageDialog, type AnswerDraft } from './message-dialog';
import type { VisitorMessage } from './models';
import { messages as inboxArea } from '../../../words/messages.gen';

/** Messages from visitors, open ones first. */
export function Inbox() {
  const words = useWords(inboxArea);
  const lists = useWords(controls);
  const { state: filters, isFiltered, change, clear, queryOf: pageQuery } = useUrlState(inboxFilters);
  const inbox = useApi('/messages', { params: { query: queryOf(filters) } }, { keepPreviousData: true });
  const salon = useSalon();
  const [opened, setOpened] = useState<VisitorMessage | null>(null);
  // Kept here, so that closing a dialog by mistake loses nothing.
  const [drafts, setDrafts] = useState<Readonly<Record<string, AnswerDraft>>>({});
  const timeZone = salon.data?.timeZone;

  return (
    <ListLayout>
      <Filters label={words.findMessages()} onClear={isFiltered && clear}>
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
          choices={choicesOf(statusNames(words))}
          onChoose={(status) => change({ status: status ?? 'open' })}
        />
      </Filters>
      <PagedList
        counted={lists.messageCount}
        what={lists.theMessages()}
        {...usePagedAnswer(inbox, salon)}
        page={filters.page}
        pathOf={(page) => `${paths.dashboardInbox}${pageQuery(page)}`}
        empty={<NothingFound isFiltered={isFiltered} />}
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
          // A different text is a different email.
          onDraft={(text) => setDrafts({ ...drafts, [opened._id]: { text, answerId: randomId() } })}
          onSent={() => setDrafts(({ [opened._id]: _, ...others }) => others)}
          onClose={() => setOpened(null)}
        />
      )}
    </ListLayout>
  );
}

const queryOf = ({ status, search, page }: InboxFilters) => ({
  page,
  pageSize: PAGE_SIZE,
  ...(status !== 'any' && { status }),
  ...(search && { search }),
});

function NothingFound({ isFiltered }: { isFiltered: boolean }) {
  const words = useWords(inboxArea);
  if (!isFiltered)
    return (
      <EmptyState
        title={words.noneOpen()}
        action={
          <LinkButton to={`${paths.dashboardInbox}?status=any`} variant="ghost">
            {words.showAll()}
          </LinkButton>
        }
      >
        {words.arriveHere()}
      </EmptyState>
    );
  return (
    <EmptyState
      title={words.noneMatch()}
      hasArt={false}
      action={
        <LinkButton to={paths.dashboardInbox} variant="ghost">
          {words.showOpen()}
        </LinkButton>
      }
    >
      {words.fewerFilters()}
    </EmptyState>
  );
}
