import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { asProblem } from '../../../api/problem';
import { Unanswered } from '../../../ui/answered';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Icon } from '../../../ui/icon';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { Section } from '../../../ui/section';
import { Skeleton } from '../../../ui/skeleton';
import { Muted } from '../../../ui/text';
import { toast } from '../../../ui/toast';
import { family } from '../../../words/family.gen';
import { useWords } from '../../../words/use-words';
import { type Person, usePeopleActions } from './use-people';

const PersonDialog = lazyDialogs(() => import('./person-dialog').then((part) => part.PersonDialog));

const List = styled.ul`
  display: grid;
  width: 100%;
`;
const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
  padding-block: var(--s-3);
  border-top: 1px solid var(--border);

  &:first-child {
    border-top: 0;
    padding-top: 0;
  }
  bdi {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** The person whose dialog is open; null adds one. */
type Open = { verb: 'edit'; person: Person | null } | { verb: 'remove'; person: Person };

/** The people whom the user looks after, with buttons to add, change and remove them. */
export function MyPeople({ isVerified }: { isVerified: boolean }) {
  const words = useWords(family);
  const sentenceOf = useSentenceOf();
  const answer = useApi('/account/people');
  const { data: people } = answer;
  const { removePerson } = usePeopleActions();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);

  const remove = async ({ _id, name }: Person): Promise<string | null> => {
    try {
      await removePerson(_id);
      toast.success(words.removed({ name }));
      close();
      return null;
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
  };

  return (
    <Section title={words.myPeople()} intro={words.intro()}>
      {people ? (
        <List>
          {people.map((person) => (
            <Entry key={person._id}>
              <bdi>{person.name}</bdi>
              <ButtonRow>
                <Button
                  variant="ghost"
                  size="small"
                  aria-haspopup="dialog"
                  aria-label={words.changeNamed({ name: person.name })}
                  onClick={() => setOpen({ verb: 'edit', person })}
                >
                  {words.change()}
                </Button>
                <Button
                  variant="ghost"
                  size="small"
                  aria-haspopup="dialog"
                  aria-label={words.removeNamed({ name: person.name })}
                  onClick={() => setOpen({ verb: 'remove', person })}
                >
                  {words.remove()}
                </Button>
              </ButtonRow>
            </Entry>
          ))}
        </List>
      ) : (
        <Unanswered answer={answer} what={words.yourPeople()} skeleton={<Skeleton $height="3rem" />} />
      )}
      {people?.length === 0 && <Muted>{isVerified ? words.nobodyYet() : words.verifyFirst()}</Muted>}
      {people && isVerified && (
        <Button
          variant="ghost"
          aria-haspopup="dialog"
          onClick={() => setOpen({ verb: 'edit', person: null })}
        >
          <Icon of={UserPlus} /> {words.addPerson()}
        </Button>
      )}
      {open?.verb === 'edit' && (
        <PersonDialog person={open.person} onSaved={() => toast.success(words.saved())} onClose={close} />
      )}
      {open?.verb === 'remove' && (
        <ConfirmDialog
          title={words.removeTitle({ name: open.person.name })}
          action={words.remove()}
          onConfirm={() => remove(open.person)}
          onClose={close}
        >
          <p>{words.removeText({ name: open.person.name })}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
