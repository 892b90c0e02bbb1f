import { useState } from 'react';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { useApi } from '../../../api/use-api';
import { paths } from '../../../lib/paths';
import { LoadingCard, Unanswered } from '../../../ui/answered';
import { Button, LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { Stack } from '../../../ui/layout';
import { ListLayout } from '../../../ui/paged-list';
import { ReorderStatus, useReorder } from '../../../ui/reorder';
import { Muted } from '../../../ui/text';
import { TitleActions } from '../../../ui/titled';
import { toast } from '../../../ui/toast';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { portfolioDesk as book } from '../../../words/portfolio-desk.gen';
import { translations } from '../../../words/translations.gen';
import { useWords } from '../../../words/use-words';
import { DeleteWorkDialog } from './delete-work-dialog';
import type { PortfolioEntry } from './models';
import { usePortfolioActions } from './mutations';
import { WorkDialog } from './work-dialog';
import { WorkRow } from './work-row';

const Intro = styled(Muted)`
  max-width: 56ch;
`;

/** Lets the owner add, order, hide and delete portfolio entries. */
export function PortfolioEditor() {
  // Preloaded, so that dialogs open without waiting.
  useWords(translations);
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const answer = useApi('/portfolio/all');
  const { data: entries } = answer;
  const { arrange, change } = usePortfolioActions();
  const [edited, setEdited] = useState<PortfolioEntry | 'new' | null>(null);
  const [doomed, setDoomed] = useState<PortfolioEntry | null>(null);
  const [said, setSaid] = useState('');

  const guarded = async (verb: () => Promise<void>, done = '') => {
    try {
      await verb();
      setSaid(done);
    } catch (thrown) {
      toast.error(sentenceOf(asProblem(thrown)));
    }
  };
  const byId = new Map((entries ?? []).map((entry) => [entry._id, entry]));
  const ordered = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const reorder = useReorder([...byId.keys()], (ids) => guarded(() => arrange(ordered(ids))));
  const toggle = (entry: PortfolioEntry) =>
    void guarded(
      () => change(entry, { isPublished: !entry.isPublished }),
      entry.isPublished ? words.hiddenNow({ title: entry.title }) : words.shownNow({ title: entry.title }),
    );

  if (!entries && answer.error) return <Unanswered answer={answer} what={words.thePortfolio()} />;
  const add = (
    <Button size="compact" aria-haspopup="dialog" onClick={() => setEdited('new')}>
      <Icon of={Plus} size={18} /> {words.addWork()}
    </Button>
  );
  return (
    <ListLayout>
      <TitleActions>
        <LinkButton to={paths.portfolio} variant="ghost" size="compact" target="_blank">
          {words.viewPage()}
        </LinkButton>
        {entries && entries.length > 0 && add}
      </TitleActions>
      <Intro>{words.intro()}</Intro>
      <Unanswered
        answer={answer}
        what={words.thePortfolio()}
        skeleton={<LoadingCard height="88px" said={words.loading()} />}
      />
      {entries?.length === 0 && (
        <EmptyState title={words.nothingYet()} action={add}>
          {words.nothingYetText()}
        </EmptyState>
      )}
      {entries && entries.length > 0 && (
        <Stack as="ol" $gap={3} aria-label={words.portfolio()}>
          {ordered(reorder.ids).map((entry) => (
            <WorkRow
              key={entry._id}
              entry={entry}
              reorder={reorder}
              onToggle={() => toggle(entry)}
              onEdit={() => setEdited(entry)}
              onDelete={() => setDoomed(entry)}
            />
          ))}
        </Stack>
      )}
      <ReorderStatus reorder={reorder} nameOf={(id) => byId.get(id)?.title ?? ''} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {edited && <WorkDialog entry={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {doomed && <DeleteWorkDialog entry={doomed} onClose={() => setDoomed(null)} />}
    </ListLayout>
  );
}
