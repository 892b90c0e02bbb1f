import { useState } from 'react';
import styled from 'styled-components';
import { asProblem, sentenceOf, type ProblemError } from '../../api/problem';
import { useSubmit } from '../../api/use-submit';
import { localDay } from '../../lib/format-date';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextArea } from '../../ui/field';
import { FormFailure } from '../../ui/form-failure';
import { toast } from '../../ui/toaster';
import { DialogWays } from '../../ui/ways';
import { consequences, decided, type Fates, fatesOf } from './fates';
import type { StaffEntry, TimeOffAsk, VisitInTheWay } from './models';
import { useTeamActions } from './mutations';
import { TimeOffFields } from './time-off-fields';
import { askOf, mistakesIn, type TypedTimeOff } from './typed-time-off';
import { VisitsInTheWay } from './visits-in-the-way';

const Form = styled.form`
  display: grid;
  gap: var(--s-5);
`;

const sentences: Record<string, string> = {
  'visits-in-the-way': 'Somebody booked meanwhile. Please look at the visits again.',
  'nobody-free': 'Somebody took the last free time meanwhile. Please look at the visits again.',
  'already-away': 'She has time off then already. Take that back first, or choose other days.',
  'slot-taken': 'Her diary changed at this very moment. Please try again.',
};

/** First the days, then what becomes of each visit in them; both happen together or not at all. */
export function TimeOffDialog({
  person,
  zone,
  onClose,
}: {
  person: StaffEntry;
  zone: string;
  onClose: () => void;
}) {
  const { previewTimeOff, giveTimeOff } = useTeamActions();
  const today = localDay(new Date(), zone);
  const [typed, setTyped] = useState<TypedTimeOff>({
    fromDay: '',
    toDay: '',
    isWholeDays: true,
    from: '09:00',
    to: '13:00',
    reason: '',
  });
  const [isChecked, setChecked] = useState(false);
  const [visits, setVisits] = useState<readonly VisitInTheWay[] | null>(null);
  const [fates, setFates] = useState<Fates>({});
  const [message, setMessage] = useState('');
  const [lost, setLost] = useState<ProblemError | null>(null);
  const mistakes = mistakesIn(typed);

  const look = async (ask: TimeOffAsk): Promise<readonly VisitInTheWay[]> => {
    const found = await previewTimeOff(ask);
    setFates((before) => fatesOf(found, before));
    setVisits(found);
    return found;
  };
  const give = async (ask: TimeOffAsk, found: readonly VisitInTheWay[]) => {
    try {
      await giveTimeOff({
        ...ask,
        reason: typed.reason.trim(),
        message: message.trim(),
        visits: decided(found, fates),
      });
    } catch (thrown) {
      const problem = asProblem(thrown);
      if (problem.code !== 'visits-in-the-way' && problem.code !== 'nobody-free') throw problem;
      setLost(problem);
      await look(ask);
      return;
    }
    toast.success(`${person.name} has time off.`);
    onClose();
  };
  const { submit, isBusy, problem, clear } = useSubmit(async () => {
    setChecked(true);
    setLost(null);
    if (Object.keys(mistakes).length > 0) return;
    const ask = { staffId: person._id, ...askOf(typed) };
    if (visits) return give(ask, visits);
    // Nobody is in the way, so there is nothing to choose.
    const found = await look(ask);
    if (found.length === 0) await give(ask, found);
  });

  const isChoosing = visits !== null && visits.length > 0;
  const isDecided = !isChoosing || decided(visits, fates).length === visits.length;
  const isCancelling = isChoosing && visits.some(({ _id }) => fates[_id] === 'cancel');
  return (
    <Dialog
      kind={isChoosing ? 'wide' : 'dialog'}
      title={`Time off for ${person.name}`}
      isOpen
      onClose={onClose}
    >
      <Form onSubmit={submit} noValidate>
        <TimeOffFields
          value={typed}
          today={today}
          mistakes={isChecked ? mistakes : {}}
          onChange={(part) => {
            setTyped((before) => ({ ...before, ...part }));
            // Other days have other visits.
            if (!('reason' in part)) setVisits(null);
            clear();
          }}
        />
        {isChoosing && (
          <>
            <Alert
              tone={lost ? 'danger' : 'warning'}
              title={visits.length === 1 ? '1 visit is in the way' : `${visits.length} visits are in the way`}
            >
              <p>
                {lost ? sentenceOf(lost, sentences) : 'Choose what becomes of each. Nothing has changed yet.'}
              </p>
            </Alert>
            <VisitsInTheWay
              visits={visits}
              fates={fates}
              name={person.name}
              zone={zone}
              onChoose={(visitId, fate) => setFates((before) => ({ ...before, [visitId]: fate }))}
            />
            {isCancelling && (
              <TextArea
                label="A word to the clients whose visit is cancelled (optional)"
                maxLength={500}
                value={message}
                onChange={(event) => setMessage(event.target.value)}
              />
            )}
            <p aria-live="polite">{consequences(visits, fates)}</p>
          </>
        )}
        <FormFailure sentence={problem && sentenceOf(problem, sentences)} />
        <DialogWays>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" isBusy={isBusy} disabled={!isDecided}>
            {isChoosing ? 'Give time off' : 'Continue'}
          </Button>
        </DialogWays>
      </Form>
    </Dialog>
  );
}
