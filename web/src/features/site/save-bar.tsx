import styled from 'styled-components';
import { sentenceOf, type ProblemError } from '../../api/problem';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';

const Bar = styled.div`
  position: sticky;
  bottom: var(--s-3);
  z-index: var(--z-bar);
  display: grid;
  gap: var(--s-3);
  padding: var(--s-3) var(--s-4);
  border: 1px solid var(--border-strong);
  border-radius: var(--r-3);
  background: var(--surface);
  box-shadow: var(--shadow-2);
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);

  > span {
    flex: 1;
    min-width: 140px;
    font-weight: 600;
  }
`;

/** Says that something is not saved yet, and saves it or lets go of it. Nothing while all is saved. */
export function SaveBar({
  sentence,
  problem,
  isBusy,
  isBlocked = false,
  onSave,
  onDiscard,
}: {
  /** What is not saved; null for nothing. */
  sentence: string | null;
  problem: ProblemError | null;
  isBusy: boolean;
  /** Something has to be waited for first. */
  isBlocked?: boolean;
  onSave: () => void;
  onDiscard: () => void;
}) {
  if (sentence === null) return null;
  return (
    <Bar role="region" aria-label="Unsaved changes">
      {problem && (
        <Alert tone="danger" title="Nothing has been saved. What you typed is still here.">
          <p>{sentenceOf(problem)}</p>
        </Alert>
      )}
      <Row>
        <span role="status">{sentence}</span>
        <Button variant="quiet" size="small" disabled={isBusy} onClick={onDiscard}>
          Discard
        </Button>
        <Button size="small" isBusy={isBusy} disabled={isBlocked} onClick={onSave}>
          Save
        </Button>
      </Row>
    </Bar>
  );
}
