import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { asProblem, sentenceOf } from '../../api/problem';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Section } from '../../ui/section';
import { toast } from '../../ui/toaster';
import { Ways } from '../../ui/ways';
import type { StaffEntry } from './models';
import { useTeamActions } from './mutations';

const Matter = styled.div`
  display: grid;
  gap: var(--s-4);
  justify-items: start;
`;

const sentences: Record<string, string> = {
  'has-coming-visits':
    'Clients still expect her. Give her time off for those days, which settles each visit, or move and cancel them in the order list.',
  'has-history': 'She has had visits here, and they keep her name. Say that she has left instead.',
};

type Step = 'leave' | 'delete';

/** The end of her time here, and the way back. */
export function Leaving({ person, onDeleted }: { person: StaffEntry; onDeleted: () => void }) {
  const { changePerson } = useTeamActions();
  const [step, setStep] = useState<Step | null>(null);
  const { _id, name, active, comingVisits } = person;

  const bringBack = async () => {
    try {
      await changePerson(_id, { active: true });
      toast.success(`${name} works here again.`);
    } catch (thrown) {
      toast.error(sentenceOf(asProblem(thrown)));
    }
  };

  return (
    <Section
      title={active ? 'When she leaves' : 'Has left'}
      intro="Who has left is not shown and cannot be booked. Past visits keep her name."
    >
      <Matter>
        {active && comingVisits > 0 && (
          <p>
            {comingVisits === 1 ? '1 visit is' : `${comingVisits} visits are`} still to come.{' '}
            <Link to={paths.dashboardOrdersOf({ staffId: _id })}>See them in the order list.</Link>
          </p>
        )}
        <Ways>
          {active ? (
            <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => setStep('leave')}>
              {name} has left …
            </Button>
          ) : (
            <Button variant="ghost" size="small" onClick={() => void bringBack()}>
              {name} works here again
            </Button>
          )}
          <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setStep('delete')}>
            Delete …
          </Button>
        </Ways>
      </Matter>
      {step && (
        <LeaveDialog person={person} step={step} onClose={() => setStep(null)} onDeleted={onDeleted} />
      )}
    </Section>
  );
}

function LeaveDialog({
  person: { _id, name },
  step,
  onClose,
  onDeleted,
}: {
  person: StaffEntry;
  step: Step;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const { changePerson, deletePerson } = useTeamActions();
  const confirm = async () => {
    try {
      if (step === 'leave') await changePerson(_id, { active: false });
      else await deletePerson(_id);
    } catch (thrown) {
      return sentenceOf(asProblem(thrown), sentences);
    }
    toast.success(step === 'leave' ? `${name} is no longer shown.` : `${name} is deleted.`);
    onClose();
    if (step === 'delete') onDeleted();
    return null;
  };

  return (
    <ConfirmDialog
      title={step === 'leave' ? `Has ${name} left?` : `Delete ${name}?`}
      action={step === 'leave' ? 'She has left' : 'Delete'}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {step === 'leave' ? (
          <>
            <strong>{name}</strong> disappears from the team page and from booking. You can bring her back.
          </>
        ) : (
          <>
            <strong>{name}</strong> is erased with her hours and her time off. This is for somebody who was
            added by mistake, and cannot be undone.
          </>
        )}
      </p>
    </ConfirmDialog>
  );
}
