import { useState } from 'react';
import styled from 'styled-components';
import { asProblem, sentenceOf, type ProblemError } from '../../api/problem';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { toast } from '../../ui/toaster';
import type { PortfolioEntry } from './models';
import { usePortfolioActions } from './mutations';

const Whole = styled.div`
  display: grid;
  gap: var(--s-4);
  overflow-wrap: anywhere;
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
`;

/** Asks before a piece of work goes; its picture stays in the library. */
export function DeleteWorkDialog({ entry, onClose }: { entry: PortfolioEntry; onClose: () => void }) {
  const { remove } = usePortfolioActions();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const { title } = entry;

  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await remove(entry);
      toast.success(`${title} is deleted.`);
      onClose();
    } catch (thrown) {
      setProblem(asProblem(thrown));
      setBusy(false);
    }
  };

  return (
    <Dialog title="Delete this work?" isOpen onClose={onClose}>
      <Whole>
        <p>
          “{title}” and its words are gone for good. {entry.picture && 'Its picture stays under Pictures. '}
          If you only want it out of sight, hide it.
        </p>
        {problem && (
          <Alert tone="danger" title="It is still there">
            <p>{sentenceOf(problem)}</p>
          </Alert>
        )}
        <Ways>
          <Button variant="danger" isBusy={isBusy} onClick={() => void confirm()}>
            Delete {title}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Keep it
          </Button>
        </Ways>
      </Whole>
    </Dialog>
  );
}
