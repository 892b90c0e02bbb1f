import { useState } from 'react';
import { Link } from 'react-router-dom';
import { asProblem } from '../../api/problem';
import { useSentenceOf } from '../../api/use-sentence-of';
import { counted } from '../../lib/counted';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Section } from '../../ui/section';
import { toast } from '../../ui/toaster';
import { ButtonRow } from '../../ui/button-row';
import type { StaffEntry } from './models';
import { useTeamActions } from './mutations';
import { LeavingDialog } from './leaving-dialog';

const sentences: Record<string, string> = {
  'has-coming-visits': 'There are upcoming bookings. Decide what happens to each of them first.',
  'has-history': 'There are past bookings with this team member. Mark them as having left instead.',
};

type Step = 'decide' | 'leave' | 'delete';

/** Takes a team member off the team or deletes them, and brings them back. */
export function RemoveTeamMember({
  person,
  zone,
  onDeleted,
}: {
  person: StaffEntry;
  zone: string;
  onDeleted: () => void;
}) {
  const sentenceOf = useSentenceOf();
  const { changePerson } = useTeamActions();
  const [step, setStep] = useState<Step | null>(null);
  const { _id, name, active, comingVisits } = person;

  const bringBack = async () => {
    try {
      await changePerson(_id, { active: true });
      toast.success(`${name} is back on the team.`);
    } catch (thrown) {
      toast.error(sentenceOf(asProblem(thrown)));
    }
  };

  return (
    <Section
      title={active ? 'Leaving the salon' : 'Has left'}
      intro="People who have left are not shown on the site and cannot be booked. Past bookings keep their name."
    >
      {active && comingVisits > 0 && (
        <p>
          {counted(comingVisits, 'upcoming booking')}.{' '}
          <Link to={paths.dashboardOrdersOf({ staffId: _id })}>See them in the Order List.</Link>
        </p>
      )}
      <ButtonRow>
        {active && comingVisits > 0 && (
          <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => setStep('decide')}>
            Decide what happens to {comingVisits === 1 ? 'it' : 'them'}…
          </Button>
        )}
        {active ? (
          <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => setStep('leave')}>
            {name} has left…
          </Button>
        ) : (
          <Button variant="ghost" size="small" onClick={() => void bringBack()}>
            Bring {name} back
          </Button>
        )}
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setStep('delete')}>
          Delete…
        </Button>
      </ButtonRow>
      {step === 'decide' && <LeavingDialog person={person} zone={zone} onClose={() => setStep(null)} />}
      {(step === 'leave' || step === 'delete') && (
        <RemoveDialog person={person} step={step} onClose={() => setStep(null)} onDeleted={onDeleted} />
      )}
    </Section>
  );
}

function RemoveDialog({
  person: { _id, name },
  step,
  onClose,
  onDeleted,
}: {
  person: StaffEntry;
  step: Exclude<Step, 'decide'>;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const sentenceOf = useSentenceOf();
  const { changePerson, deletePerson } = useTeamActions();
  const confirm = async () => {
    try {
      if (step === 'leave') await changePerson(_id, { active: false });
      else await deletePerson(_id);
    } catch (thrown) {
      return sentenceOf(asProblem(thrown), sentences);
    }
    toast.success(step === 'leave' ? `${name} was removed from the team.` : `${name} was deleted.`);
    onClose();
    if (step === 'delete') onDeleted();
    return null;
  };

  return (
    <ConfirmDialog
      title={step === 'leave' ? `Has ${name} left the salon?` : `Delete ${name}?`}
      action={step === 'leave' ? 'Remove from the team' : 'Delete'}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {step === 'leave' ? (
          <>
            <strong>{name}</strong> will no longer be shown on the team page or when clients book. You can
            bring them back at any time.
          </>
        ) : (
          <>
            <strong>{name}</strong> will be deleted with their hours and time off. Use this only for someone
            who was added by mistake. This cannot be undone.
          </>
        )}
      </p>
    </ConfirmDialog>
  );
}
