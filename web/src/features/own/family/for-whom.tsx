import { Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { Chip, Chips } from '../../../ui/chip';
import { Icon } from '../../../ui/icon';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { family } from '../../../words/family.gen';
import { useWords } from '../../../words/use-words';

const PersonDialog = lazyDialogs(() => import('./person-dialog').then((part) => part.PersonDialog));

const Group = styled.div`
  display: grid;
  gap: var(--s-2);
  margin-block: var(--s-2);

  > p {
    font-weight: 600;
  }
  bdi {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** Whom the visit is for: the client, someone they look after, or a person who is added now. */
export function ForWhom({
  personId,
  onChoose,
}: {
  /** Null for the client themselves. */
  personId: string | null;
  onChoose: (personId: string | null) => void;
}) {
  const words = useWords(family);
  const { data: people = [] } = useApi('/account/people');
  const [isAdding, setAdding] = useState(false);
  return (
    <Group role="group" aria-label={words.forWhom()}>
      <p aria-hidden>{words.forWhom()}</p>
      <Chips>
        <Chip aria-pressed={personId === null} onClick={() => onChoose(null)}>
          {words.forMe()}
        </Chip>
        {people.map(({ _id, name }) => (
          <Chip key={_id} aria-pressed={personId === _id} onClick={() => onChoose(_id)}>
            <bdi>{words.forPerson({ name })}</bdi>
          </Chip>
        ))}
        <Chip aria-haspopup="dialog" onClick={() => setAdding(true)}>
          <Icon of={Plus} size={16} /> {words.someoneElse()}
        </Chip>
      </Chips>
      {isAdding && (
        <PersonDialog
          person={null}
          onSaved={(person) => onChoose(person._id)}
          onClose={() => setAdding(false)}
        />
      )}
    </Group>
  );
}
