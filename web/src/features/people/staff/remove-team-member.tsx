import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { StaffEntry } from '../../../api/models';
import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { Section } from '../../../ui/section';
import { toast } from '../../../ui/toast';
import { ButtonRow } from '../../../ui/button-row';
import { inSentence } from '../../../words/in-sentence';
import { teamDesk as book } from '../../../words/team-desk.gen';
import type { TeamDeskWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import { useTeamActions } from './mutations';
import { AccessLost } from './access-lost';

const LeavingDialog = lazyDialogs(() => import('./leaving-dialog').then((part) => part.LeavingDialog));

const sentences = (words: TeamDeskWords) => ({
  'has-coming-visits': words.hasComing(),
  'has-history': words.hasHistory(),
});

type Step = 'decide' | 'leave' | 'delete';

/** Marks a team member as having left, deletes them, or brings them back. */
export function RemoveTeamMember({
  person,
  zone,
  onDeleted,
}: {
  person: StaffEntry;
  zone: string;
  onDeleted: () => void;
}) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { changePerson } = useTeamActions();
  const [step, setStep] = useState<Step | null>(null);
  const { _id, name, active, comingVisits } = person;

  const bringBack = async () => {
    try {
      await changePerson(_id, { active: true });
      toast.success(words.isBack({ name }));
    } catch (thrown) {
      toast.error(sentenceOf(asProblem(thrown)));
    }
  };

  return (
    <Section title={active ? words.leaving() : words.hasLeftTitle()} intro={words.leftIntro()}>
      {active && comingVisits > 0 && (
        <p>
          {words.upcomingCount({ count: comingVisits })}{' '}
          <Link to={paths.dashboardOrdersOf({ staffId: _id })}>{words.seeInList()}</Link>
        </p>
      )}
      <ButtonRow>
        {active && comingVisits > 0 && (
          <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => setStep('decide')}>
            {words.decideWhat({ count: comingVisits })}
          </Button>
        )}
        {active ? (
          <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => setStep('leave')}>
            {words.hasLeft({ name })}
          </Button>
        ) : (
          <Button variant="ghost" size="small" onClick={() => void bringBack()}>
            {words.bringBack({ name })}
          </Button>
        )}
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setStep('delete')}>
          {words.deleteDots()}
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
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { changePerson, deletePerson } = useTeamActions();
  const confirm = async () => {
    try {
      if (step === 'leave') await changePerson(_id, { active: false });
      else await deletePerson(_id);
    } catch (thrown) {
      return sentenceOf(asProblem(thrown), sentences(words));
    }
    toast.success(step === 'leave' ? words.wasRemoved({ name }) : words.wasDeleted({ name }));
    onClose();
    if (step === 'delete') onDeleted();
    return null;
  };

  return (
    <ConfirmDialog
      title={step === 'leave' ? words.hasLeftQuestion({ name }) : words.deleteQuestion({ name })}
      action={step === 'leave' ? words.removeFromTeam() : words.delete()}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {inSentence(
          step === 'leave' ? words.leaveText : words.deleteText,
          { name: <bdi>{name}</bdi> },
          { b: (inner) => <strong>{inner}</strong> },
        )}
      </p>
      <AccessLost staffId={_id} />
    </ConfirmDialog>
  );
}
