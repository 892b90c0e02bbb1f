import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { useAction } from '../../../api/use-action';
import { paths } from '../../../lib/paths';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Stack } from '../../../ui/layout';
import { Hint } from '../../../ui/text';
import { toast } from '../../../ui/toast';
import { inSentence } from '../../../words/in-sentence';
import { servicesDesk as book } from '../../../words/services-desk.gen';
import { useWords } from '../../../words/use-words';
import type { ServiceEntry, ServiceStatus } from '../services/models';
import { useServiceActions } from './mutations';
import { changedServiceOf, serviceSentences } from '../services/service-sentences';
import { ServiceStatusBadge } from './service-status-badge';
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-4);
`;

type Question = 'archive' | 'delete';

/** A service and its visibility. Asks before deleting it permanently. */
export function ServiceDialog({
  service,
  onClose,
  onGone,
}: {
  service: ServiceEntry;
  onClose: () => void;
  /** Called if its row, and the button that opened this, may be gone. */
  onGone: () => void;
}) {
  const words = useWords(book);
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
    void act(() => changeService(id, { status: wanted, version }), done);
  const visits = comingVisits === 0 ? words.noUpcoming() : words.upcomingStay({ count: comingVisits });

  const failed = problem && (
    <Alert tone="danger" title={words.nothingChanged()}>
      <p>{sentenceOf(problem, serviceSentences(words))}</p>
    </Alert>
  );
  if (question) {
    const isDeletion = question === 'delete';
    return (
      <Dialog
        title={isDeletion ? words.deleteThis() : words.archiveThis()}
        isOpen
        onClose={() => setQuestion(null)}
      >
        <Stack $gap={5}>
          <p>
            {inSentence(
              isDeletion ? words.neverBooked : words.removedFromSite,
              { title: <bdi>{title}</bdi> },
              { b: (inner) => <strong>{inner}</strong> },
            )}{' '}
            {!isDeletion && (
              <>
                {visits} {words.bringBack()}
              </>
            )}
          </p>
          {failed}
          <ButtonRow>
            <Button variant="ghost" onClick={() => setQuestion(null)}>
              {words.cancel()}
            </Button>
            <Button
              variant="danger"
              isBusy={isBusy}
              onClick={() =>
                isDeletion
                  ? void act(() => deleteService(id), words.isDeleted({ title }))
                  : become('archived', words.isArchived({ title }))
              }
            >
              {isDeletion ? words.delete() : words.archive()}
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
              {words.viewPage()}
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
              onClick={() => become('hidden', words.isHidden({ title }))}
            >
              {words.hide()}
            </Button>
          )}
          {status === 'hidden' && (
            <Button
              variant="ghost"
              size="small"
              disabled={isBusy}
              onClick={() => become('active', words.isOnSale({ title }))}
            >
              {words.show()}
            </Button>
          )}
          {status === 'archived' ? (
            <Button
              variant="ghost"
              size="small"
              disabled={isBusy}
              onClick={() => become('active', words.isOnSaleAgain({ title }))}
            >
              {words.restore()}
            </Button>
          ) : (
            <Button variant="danger" size="small" disabled={isBusy} onClick={() => setQuestion('archive')}>
              {words.archiveDots()}
            </Button>
          )}
          {can.delete && (
            <Button variant="danger" size="small" disabled={isBusy} onClick={() => setQuestion('delete')}>
              {words.deleteDots()}
            </Button>
          )}
        </ButtonRow>
        <Hint>
          {visits} {!can.delete && words.bookedBefore()}
        </Hint>
      </Stack>
    </Dialog>
  );
}
