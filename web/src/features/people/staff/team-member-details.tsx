import { useState } from 'react';
import type { StaffEntry } from '../../../api/models';
import { useSettingsForm } from '../../../api/use-settings-form';
import { languageDraftsOf } from '../../../lib/language-drafts';
import { Form } from '../../../ui/form';
import { SaveBar } from '../../../ui/save-bar';
import { Section } from '../../../ui/section';
import { toast } from '../../../ui/toast';
import { teamDesk as book } from '../../../words/team-desk.gen';
import { useWords } from '../../../words/use-words';
import { useTeamActions } from './mutations';
import {
  teamMemberErrors,
  TeamMemberFields,
  teamMemberOf,
  teamTexts,
  type TypedTeamMember,
} from './team-member-fields';

/** A team member's public details. */
export function TeamMemberDetails({
  person,
  draft,
  onDraft,
}: {
  person: StaffEntry;
  /** Unsaved changes; null if everything is saved. */
  draft: TypedTeamMember | null;
  onDraft: (draft: TypedTeamMember | null) => void;
}) {
  const words = useWords(book);
  const { _id, name, role, introduction, languages, picture, img } = person;
  const { changePerson } = useTeamActions();
  const [isUploading, setUploading] = useState(false);
  const form = useSettingsForm<TypedTeamMember>({
    saved: { name, role, introduction, languages, picture, ...languageDraftsOf(teamTexts, person.words) },
    send: async (typed) => {
      await changePerson(_id, teamMemberOf(typed, person));
      toast.success(words.detailsSaved());
    },
    fieldErrorsOf: teamMemberErrors,
    draft,
    onDraft,
  });

  return (
    <Section title={words.details()} intro={words.detailsIntro()}>
      <Form form={form}>
        <TeamMemberFields form={form} saved={person} img={picture ? '' : img} onBusyChange={setUploading} />
        <SaveBar form={form} name={words.details()} isUploading={isUploading} />
      </Form>
    </Section>
  );
}
