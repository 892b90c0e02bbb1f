import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../api/problem';
import { useSubmit } from '../../api/use-submit';
import { Button } from '../../ui/button';
import { FormFailure } from '../../ui/form-failure';
import { Section, SectionForm } from '../../ui/section';
import { toast } from '../../ui/toaster';
import type { StaffEntry } from './models';
import { useTeamActions } from './mutations';
import { TeamMemberFields, teamMemberOf, type TypedTeamMember } from './team-member-fields';

/** What visitors read about a team member. */
export function TeamMemberDetails({
  person,
  draft,
  onDraft,
}: {
  person: StaffEntry;
  /** What has been changed and not saved; null for nothing. */
  draft: TypedTeamMember | null;
  onDraft: (draft: TypedTeamMember | null) => void;
}) {
  const { changePerson } = useTeamActions();
  const { name, role, introduction, picture } = person;
  const saved: TypedTeamMember = { name, role, introduction, picture };
  const typed = draft ?? saved;
  // A picture arrives after more has been typed.
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });
  const [isChecked, setChecked] = useState(false);
  const [isSending, setSending] = useState(false);
  const { submit, isBusy, problem, clear } = useSubmit(async () => {
    setChecked(true);
    if (!typed.name.trim()) return;
    await changePerson(person._id, teamMemberOf(typed));
    setChecked(false);
    onDraft(null);
    toast.success('Details saved.');
  });

  return (
    <Section title="Details" intro="Shown on the team page and in booking.">
      <SectionForm onSubmit={submit} noValidate>
        <TeamMemberFields
          value={typed}
          img={picture ? '' : person.img}
          isChecked={isChecked}
          problem={problem}
          onChange={(part) => {
            const changed = { ...latest.current, ...part };
            onDraft(JSON.stringify(changed) === JSON.stringify(saved) ? null : changed);
            clear();
          }}
          onBusyChange={setSending}
        />
        <FormFailure sentence={problem && sentenceOf(problem)} />
        <Button type="submit" isBusy={isBusy} disabled={isSending}>
          Save details
        </Button>
      </SectionForm>
    </Section>
  );
}
