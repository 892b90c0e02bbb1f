import { useState } from 'react';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import type { StaffMember } from '../../../api/models';
import type { Currency } from '../../../lib/currency';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Icon } from '../../../ui/icon';
import { lazyPart } from '../../../ui/lazy-part';
import type { BookingChoice } from './booking-choice';
import { book } from '../../../words/book.gen';
import { useWords } from '../../../words/use-words';

const Note = styled.p`
  display: flex;
  align-items: center;
  min-height: 44px;
  color: var(--text-2);
`;

const TeamChoices = lazyPart(() => import('./team-choices').then((part) => part.TeamChoices), '240px');

/** A button that opens the choice of team members. */
export function TeamMemberChoice({
  choice,
  asked,
  currency,
  onChoose,
  onChooseTeam,
}: {
  choice: BookingChoice<StaffMember>;
  /** The requested names; null for anyone. */
  asked: string | null;
  currency: Currency | undefined;
  onChoose: (staffId: string | null) => void;
  onChooseTeam: (team: (string | null)[]) => void;
}) {
  const words = useWords(book);
  const [isOpen, setOpen] = useState(false);
  const { choices, only } = choice;
  if (only) return <Note>{words.withOnly({ name: only.name })}</Note>;
  if (choices.every((of) => of.length < 2)) return <Note>{words.arrangeWho()}</Note>;

  const close = () => setOpen(false);
  return (
    <>
      <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.withPerson({ name: asked ?? words.anyone() })} <Icon of={ChevronDown} size={18} />
      </Button>
      <Dialog title={words.whoWouldYouLike()} isOpen={isOpen} onClose={close}>
        <TeamChoices
          choice={choice}
          asked={asked}
          currency={currency}
          onChoose={(staffId) => {
            close();
            onChoose(staffId);
          }}
          onChooseTeam={(team) => {
            close();
            onChooseTeam(team);
          }}
        />
      </Dialog>
    </>
  );
}
