import { useState } from 'react';
import { usePagedAnswer } from '../../api/use-paged-answer';
import { useApi } from '../../api/use-api';
import { useSalon } from '../../api/use-salon';
import { paths } from '../../lib/paths';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { choicesOf, Filters, SelectFilter } from '../../ui/filters';
import { ListLayout, PAGE_SIZE, PagedList } from '../../ui/paged-list';
import { useUrlState } from '../../ui/use-url-state';
import { controls } from '../../words/controls.gen';
import { useWords } from '../../words/use-words';
import { HeldMail } from './held-mail';
import { MailDialog } from './mail-dialog';
import { mailFilters, type MailFilters } from './mail-filters';
import { MailNotice } from './mail-notice';
import { MailTable } from './mail-table';
import { kindWords, stateWords } from './mail-words';

/** What the salon has written to people, and whether it got there. */
export function MailList() {
  const lists = useWords(controls);
  const { state: filters, isFiltered, change, clear, queryOf: pageQuery } = useUrlState(mailFilters);
  const mail = useApi('/mail', { params: { query: queryOf(filters) } }, { keepPreviousData: true });
  const salon = useSalon();
  const [openedId, setOpenedId] = useState<string | null>(null);
  const timeZone = salon.data?.timeZone;

  return (
    <ListLayout>
      {mail.data?.held && <HeldMail held={mail.data.held} timeZone={timeZone ?? 'UTC'} />}
      {mail.data && <MailNotice {...mail.data} />}
      <Filters label="Find emails" onClear={isFiltered && clear}>
        <SelectFilter
          label="Status"
          value={filters.state}
          any="Any"
          choices={choicesOf(stateWords)}
          onChoose={(state) => change({ state })}
        />
        <SelectFilter
          label="Email"
          value={filters.kind}
          any="Any"
          choices={choicesOf(kindWords)}
          onChoose={(kind) => change({ kind })}
        />
      </Filters>
      <PagedList
        counted={lists.emailCount}
        what={lists.theEmails()}
        {...usePagedAnswer(mail, salon)}
        page={filters.page}
        pathOf={(page) => `${paths.dashboardMail}${pageQuery(page)}`}
        empty={<NothingFound isFiltered={isFiltered} />}
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
    </ListLayout>
  );
}

const queryOf = ({ state, kind, page }: MailFilters) => ({
  page,
  pageSize: PAGE_SIZE,
  ...(state && { state }),
  ...(kind && { kind }),
});

function NothingFound({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered)
    return <EmptyState title="No emails yet">The first one is sent when someone books.</EmptyState>;
  return (
    <EmptyState
      title="No emails match"
      hasArt={false}
      action={
        <LinkButton to={paths.dashboardMail} variant="ghost">
          Show all emails
        </LinkButton>
      }
    >
      Try fewer filters.
    </EmptyState>
  );
}
