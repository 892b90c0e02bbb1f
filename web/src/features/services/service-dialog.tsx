import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useSentenceOf } from '../../api/use-sentence-of';
import { useAction } from '../../api/use-action';
import { paths } from '../../lib/paths';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { ButtonRow } from '../../ui/button-row';
import { Dialog } from '../../ui/dialog';
import { Stack } from '../../ui/layout';
import { Hint } from '../../ui/text';
import { toast } from '../../ui/toaster';
import type { ServiceEntry, ServiceStatus } from './models';
import { useServiceActions } from './mutations';
import { changedServiceOf, serviceSentences } from './service-sentences';
import { ServiceStatusBadge } from './service-status-badge';
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-4);
`;

type Question = 'archive' | 'delete';

/** One service, and whether visitors see it. What takes it away for good is asked once more. */
export function ServiceDialog({
  service,
  onClose,
  onGone,
}: {
  service: ServiceEntry;
  onClose: () => void;
  /** Its row may have gone, with the button that opened this. */
  onGone: () => void;
}) {
  const sentenceOf = useSentenceOf();
  const { changeService, deleteService, readAgain } = useServiceActions();
  const [question, setQuestion] = useState<Question | null>(null);
  const { run, isBusy, problem } = useAction();
  const { _id: id, title, status, version, slug, comingVisits, can } = service;

  const act = (verb: () => Promise<unknown>, done: string) =>
    run(async () => {
      try {
        await verb();
      } catch (thrown) {
        if (changedServiceOf(thrown)) void readAgain();
        throw thrown;
      }
      toast.success(done);
      onGone();
    });
  const become = (wanted: ServiceStatus, done: string) =>
    void act(() => changeService(id, { status: wanted, version }), `Service: ${title} ${done}.`);

  const failed = problem && (
    <Alert tone="danger" title="Nothing has changed">
      <p>{sentenceOf(problem, serviceSentences)}</p>
    </Alert>
  );
  if (question) {
    const isDeletion = question === 'delete';
    return (
      <Dialog
        title={isDeletion ? 'Delete this service?' : 'Archive this service?'}
        isOpen
        onClose={() => setQuestion(null)}
      >
        <Stack $gap={5}>
          <p>
            <strong>{title}</strong>{' '}
            {isDeletion
              ? 'has never been booked. Its add-ons and the list of who does it are deleted too. This cannot be undone.'
              : `is removed from the site and can no longer be booked. ${visitsOf(comingVisits)} You can bring it back at any time.`}
          </p>
          {failed}
          <ButtonRow>
            <Button variant="ghost" onClick={() => setQuestion(null)}>
              Cancel
            </Button>
            <Button
              variant="danger"
              isBusy={isBusy}
              onClick={() =>
                isDeletion
                  ? void act(() => deleteService(id), `Service: ${title} has been deleted.`)
                  : become('archived', 'is archived')
              }
            >
              {isDeletion ? 'Delete' : 'Archive'}
            </Button>
          </ButtonRow>
        </Stack>
      </Dialog>
    );
  }
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <Stack $gap={5}>
        <Facts>
          <ServiceStatusBadge status={status} />
          {status === 'active' && (
            <Link to={paths.service(slug)} replace>
              View its page
            </Link>
          )}
        </Facts>
        {failed}
        <ButtonRow>
          {status === 'active' && (
            <Button
              variant="ghost"
              size="small"
              disabled={isBusy}
              onClick={() => become('hidden', 'is hidden')}
            >
              Hide
            </Button>
          )}
          {status === 'hidden' && (
            <Button
              variant="ghost"
              size="small"
              disabled={isBusy}
              onClick={() => become('active', 'is on sale')}
            >
              Show
            </Button>
          )}
          {status === 'archived' ? (
            <Button
              variant="ghost"
              size="small"
              disabled={isBusy}
              onClick={() => become('active', 'is on sale again')}
            >
              Restore
            </Button>
          ) : (
            <Button variant="danger" size="small" disabled={isBusy} onClick={() => setQuestion('archive')}>
              Archive …
            </Button>
          )}
          {can.delete && (
            <Button variant="danger" size="small" disabled={isBusy} onClick={() => setQuestion('delete')}>
              Delete …
            </Button>
          )}
        </ButtonRow>
        <Hint>
          {visitsOf(comingVisits)}{' '}
          {!can.delete && 'It has been booked before, so it can be archived but not deleted.'}
        </Hint>
      </Stack>
    </Dialog>
  );
}

const visitsOf = (coming: number): string => {
  if (coming === 0) return 'There are no upcoming bookings for it.';
  return coming === 1
    ? '1 upcoming booking stays as it is.'
    : `${coming} upcoming bookings stay as they are.`;
};
