import { useState } from 'react';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { asProblem, sentenceOf } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { moved } from '../../lib/moved';
import { paths } from '../../lib/paths';
import { Button, LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Icon } from '../../ui/icon';
import { ListPlace } from '../../ui/paged-list';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toaster';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { Ways } from '../../ui/ways';
import { DeleteWorkDialog } from './delete-work-dialog';
import type { PortfolioEntry } from './models';
import { usePortfolioActions } from './mutations';
import { WorkDialog } from './work-dialog';
import { WorkRow } from './work-row';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);

  p {
    flex: 1 1 300px;
    max-width: 56ch;
    color: var(--text-2);
  }
`;
const Rows = styled.ol`
  display: grid;
  gap: var(--s-3);
`;

/** Where the owner edits the work that visitors see: adds to it, puts it in order, hides it, takes it out. */
export function PortfolioEditor() {
  const { data: entries, error, isValidating, mutate } = useApi('/portfolio/all');
  const { arrange, change } = usePortfolioActions();
  const [edited, setEdited] = useState<PortfolioEntry | 'new' | null>(null);
  const [doomed, setDoomed] = useState<PortfolioEntry | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');

  const guarded = async (verb: () => Promise<void>, done: string) => {
    try {
      await verb();
      setSaid(done);
    } catch (thrown) {
      toast.error(sentenceOf(asProblem(thrown)));
    }
  };
  const move = (list: readonly PortfolioEntry[], from: number, to: number) => {
    const next = moved(list, from, to);
    if (next === list) return;
    void guarded(() => arrange(next), `${list[from]?.title} is now ${to + 1} of ${list.length}`);
  };
  const toggle = (entry: PortfolioEntry) =>
    void guarded(
      () => change(entry, { isPublished: !entry.isPublished }),
      entry.isPublished ? `${entry.title} is hidden now` : `${entry.title} is shown now`,
    );

  if (!entries && error)
    return (
      <Failure
        title="We could not read the portfolio"
        message={sentenceOf(error)}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
      />
    );
  const add = (
    <Button onClick={() => setEdited('new')}>
      <Icon of={Plus} /> Add work
    </Button>
  );
  return (
    <ListPlace>
      <Head>
        <p>
          The first in this list is the first that visitors see. Drag a row to another place, or use its
          arrows.
        </p>
        <Ways>
          <LinkButton to={paths.portfolio} variant="ghost" target="_blank">
            See the page
          </LinkButton>
          {entries && entries.length > 0 && add}
        </Ways>
      </Head>
      {!entries && (
        <Card aria-busy>
          <VisuallyHidden role="status">Loading the portfolio</VisuallyHidden>
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} $height="88px" />
          ))}
        </Card>
      )}
      {entries?.length === 0 && (
        <EmptyState title="Nothing to show yet" action={add}>
          Visitors like to see what your hands can do. Begin with the work you are proudest of.
        </EmptyState>
      )}
      {entries && entries.length > 0 && (
        <Rows aria-label="Portfolio">
          {entries.map((entry, index) => (
            <WorkRow
              key={entry._id}
              entry={entry}
              index={index}
              count={entries.length}
              isDragged={dragged === index}
              onMove={(to) => move(entries, index, to)}
              onToggle={() => toggle(entry)}
              onEdit={() => setEdited(entry)}
              onDelete={() => setDoomed(entry)}
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(null)}
              onDrop={() => {
                if (dragged !== null) move(entries, dragged, index);
                setDragged(null);
              }}
            />
          ))}
        </Rows>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {edited && <WorkDialog entry={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {doomed && <DeleteWorkDialog entry={doomed} onClose={() => setDoomed(null)} />}
    </ListPlace>
  );
}
