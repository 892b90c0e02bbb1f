import { useState } from 'react';
import { sentenceOf } from '../../api/problem';
import { useSubmit } from '../../api/use-submit';
import { Button } from '../../ui/button';
import { FormFailure } from '../../ui/form-failure';
import { Section, SectionForm } from '../../ui/section';
import { toast } from '../../ui/toaster';
import type { StaffEntry } from './models';
import { useTeamActions } from './mutations';
import { PersonFields, personOf, type TypedPerson } from './person-fields';

/** What visitors are told of her. */
export function PersonDetails({ person }: { person: StaffEntry }) {
  const { changePerson } = useTeamActions();
  const { name, role, introduction, picture } = person;
  const [typed, setTyped] = useState<TypedPerson>({ name, role, introduction, picture });
  const [isChecked, setChecked] = useState(false);
  const [isSending, setSending] = useState(false);
  const { submit, isBusy, problem, clear } = useSubmit(async () => {
    setChecked(true);
    if (!typed.name.trim()) return;
    await changePerson(person._id, personOf(typed));
    setChecked(false);
    toast.success('Saved.');
  });

  return (
    <Section title="Details" intro="What the team page and the booking say of her.">
      <SectionForm onSubmit={submit} noValidate>
        <PersonFields
          value={typed}
          img={picture ? '' : person.img}
          isChecked={isChecked}
          problem={problem}
          onChange={(part) => {
            setTyped((before) => ({ ...before, ...part }));
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
