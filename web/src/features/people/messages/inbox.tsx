import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { usePagedAnswer } from '../../../api/use-paged-answer';
import { useSalon } from '../../../api/use-salon';
import { paths } from '../../../lib/paths';
import { randomId } from '../../../lib/random-id';
import { BackLink } from '../../../ui/back-link';
import { LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { choicesOf, Filters, SearchFilter, SelectFilter } from '../../../ui/filters';
import { lazyPart } from '../../../ui/lazy-part';
import { ListLayout, PAGE_SIZE, PagedList } from '../../../ui/paged-list';
import { useAskBeforeUnload } from '../../../ui/unsaved';
import { useRememberedState } from '../../../ui/use-remembered-state';
import { useUrlState } from '../../../ui/use-url-state';
import { controls } from '../../../words/controls.gen';
import { dashboard } from '../../../words/dashboard.gen';
import { messages as inboxArea } from '../../../words/messages.gen';
import { useWords } from '../../../words/use-words';
import { inboxFilters, SEARCH_MAX_LENGTH, statusNames, type InboxFilters } from './inbox-filters';
import { MessageList } from './message-list';
import type { AnswerDraft } from './models';

// Fetched once a message is chosen.
const Conversation = lazyPart(() => import('./conversation').then((part) => part.Conversation), '24rem');
const WriterFile = lazyPart(() => import('./writer-file').then((part) => part.WriterFile), '12rem');

const Place = styled.div`
  container: inbox / inline-size;
`;
/** The list, the conversation and the client’s file side by side; on a phone, one of the first two. */
const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 20rem) minmax(0, 1fr) minmax(0, 19rem);
  gap: var(--s-5);
  align-items: start;
  margin-top: var(--s-2);

  > [data-pane='back'] {
    display: none;
  }
  &[data-empty] {
    grid-template-columns: minmax(0, 1fr);

    > [data-pane='talk'] {
      display: none;
    }
  }
  @container inbox (max-width: 1100px) {
    grid-template-columns: minmax(0, 18rem) minmax(0, 1fr);

    > [data-pane='list'] {
      grid-row: 1 / span 2;
    }
    > [data-pane='file'] {
      grid-column: 2;
    }
  }
  @container inbox (max-width: 700px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-4);

    > [data-pane] {
      grid-area: auto;
    }
    &[data-reads] > [data-pane='back'] {
      display: block;
    }
    &[data-reads] > [data-pane='list'],
    &:not([data-reads]) > [data-pane='talk'] {
      display: none;
    }
  }
`;

/** Messages from visitors next to the conversation with one of them, which has its own address. */
export function Inbox() {
  const words = useWords(inboxArea);
  const lists = useWords(controls);
  const menu = useWords(dashboard);
  const { id: openId = null } = useParams();
  const { state: filters, isFiltered, change, clear, queryOf: pageQuery } = useUrlState(inboxFilters);
  const inbox = useApi('/messages', { params: { query: queryOf(filters) } }, { keepPreviousData: true });
  const salon = useSalon();
  // Kept, so that reading another message or page loses nothing.
  const [drafts, setDrafts] = useRememberedState<Readonly<Record<string, AnswerDraft>>>('inbox-answers', {});
  useAskBeforeUnload(Object.values(drafts).some(({ text }) => text.trim() !== ''));
  const timeZone = salon.data?.timeZone ?? 'UTC';
  const query = pageQuery(filters.page);
  const listPath = `${paths.dashboardInbox}${query}`;
  const listed = inbox.data?.items.find(({ _id }) => _id === openId);
  const open = useApi(openId === null ? null : '/messages/{id}', {
    params: { path: { id: openId ?? '' } },
  });
  const read = open.data ?? listed;
  const isEmpty = openId === null && inbox.data?.total === 0;

  return (
    <Place>
      <Panes data-reads={openId !== null || undefined} data-empty={isEmpty || undefined}>
        <div data-pane="back">
          <BackLink to={listPath}>{menu.inbox()}</BackLink>
        </div>
        <ListLayout data-pane="list">
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
              <MessageList
                label={caption}
                items={inbox.data?.items ?? []}
                timeZone={timeZone}
                openId={openId}
                saysStatus={filters.status === 'any'}
                pathOf={({ _id }) => `${paths.dashboardMessage(_id)}${query}`}
              />
            )}
          </PagedList>
        </ListLayout>
        <div data-pane="talk">
          {openId === null ? (
            inbox.data && inbox.data.total > 0 && <EmptyState title={words.choose()} hasArt={false} />
          ) : (
            <Conversation
              key={openId}
              id={openId}
              listed={listed}
              timeZone={timeZone}
              draft={drafts[openId]}
              // A different text is a different email.
              onDraft={(text) =>
                setDrafts((latest) => ({ ...latest, [openId]: { text, answerId: randomId() } }))
              }
              listPath={listPath}
            />
          )}
        </div>
        {read && (
          <div data-pane="file">
            <WriterFile key={read._id} message={read} timeZone={timeZone} />
          </div>
        )}
      </Panes>
    </Place>
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
