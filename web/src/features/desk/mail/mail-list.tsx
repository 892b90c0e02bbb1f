import { useState } from 'react';
import { usePagedAnswer } from '../../../api/use-paged-answer';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { paths } from '../../../lib/paths';
import { LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Filters, SelectFilter } from '../../../ui/filters';
import { ListLayout, PAGE_SIZE, PagedList } from '../../../ui/paged-list';
import { useUrlState } from '../../../ui/use-url-state';
import { controls } from '../../../words/controls.gen';
import { mail as book } from '../../../words/mail.gen';
import { useWords } from '../../../words/use-words';
import { HeldMail } from './held-mail';
import { MailDialog } from './mail-dialog';
import { mailFilters, type MailFilters } from './mail-filters';
import { MailNotice } from './mail-notice';
import { MailTable } from './mail-table';
import { mailKinds, mailStates } from './mail-choices';

/** The salon's emails and their delivery status. */
export function MailList() {
  const words = useWords(book);
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
      <Filters label={words.findEmails()} onClear={isFiltered && clear}>
        <SelectFilter
          label={words.status()}
          value={filters.state}
          any={words.anyStatus()}
          choices={mailStates.map((state) => [state, words[`state.${state}`]()] as const)}
          onChoose={(state) => change({ state })}
        />
        <SelectFilter
          label={words.email()}
          value={filters.kind}
          any={words.anyKind()}
          choices={mailKinds.map((kind) => [kind, words[`kind.${kind}`]()] as const)}
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
  const words = useWords(book);
  if (!isFiltered) return <EmptyState title={words.noEmailsYet()}>{words.noEmailsYetText()}</EmptyState>;
  return (
    <EmptyState
      title={words.noEmailsMatch()}
      hasArt={false}
      action={
        <LinkButton to={paths.dashboardMail} variant="ghost">
          {words.showAllEmails()}
        </LinkButton>
      }
    >
      {words.fewerFilters()}
    </EmptyState>
  );
}
