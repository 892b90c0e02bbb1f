import { KeyRound, Pencil, Smartphone, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { useFormats } from '../../../ui/use-formats';
import { twoStep } from '../../../words/two-step.gen';
import type { TwoStepWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import type { Factor } from './models';

const List = styled.ul`
  display: grid;
  width: 100%;
`;
const Entry = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s-1) var(--s-4);
  padding-block: var(--s-3);
  border-top: 1px solid var(--border);

  &:first-child {
    border-top: 0;
    padding-top: 0;
  }
  > svg {
    color: var(--brass);
  }
`;
const What = styled.div`
  display: grid;
  gap: 2px;
  justify-items: start;

  small {
    color: var(--text-2);
    font-size: var(--t-meta);
  }
`;

/** The user's second factors, by their names. */
export function FactorList({
  factors,
  onRename,
  onRemove,
}: {
  factors: readonly Factor[];
  onRename: (factor: Factor) => void;
  onRemove: (factor: Factor) => void;
}) {
  const words = useWords(twoStep);
  const { formatDateTime } = useFormats();
  // In this device's time, because the list is about the user's own devices.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <List aria-label={words.title()}>
      {factors.map((factor) => (
        <Entry key={factor._id}>
          <Icon of={factor.kind === 'passkey' ? KeyRound : Smartphone} size={24} />
          <What>
            <strong>
              <bdi>{factor.name}</bdi>
            </strong>
            <small>{kindOf(words, factor)}</small>
            <small>
              {factor.lastUsedAt
                ? words.lastUsed({ time: formatDateTime(factor.lastUsedAt, timeZone) })
                : words.notUsedYet()}
            </small>
          </What>
          <span>
            <IconButton
              label={words.renameThis({ name: factor.name })}
              title={words.rename()}
              onClick={() => onRename(factor)}
            >
              <Icon of={Pencil} />
            </IconButton>
            <IconButton
              label={words.removeThis({ name: factor.name })}
              title={words.remove()}
              onClick={() => onRemove(factor)}
            >
              <Icon of={Trash2} />
            </IconButton>
          </span>
        </Entry>
      ))}
    </List>
  );
}

function kindOf(words: TwoStepWords, { kind, isBackedUp }: Factor): string {
  if (kind === 'totp') return words.app();
  return isBackedUp ? words.syncedPasskey() : words.passkey();
}
