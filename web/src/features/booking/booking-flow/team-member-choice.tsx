import { useState } from 'react';
import { ChevronDown, UsersRound, X } from 'lucide-react';
import styled from 'styled-components';
import { useFormats } from '../../../ui/use-formats';
import type { StaffMember } from '../../../api/models';
import type { Currency } from '../../../lib/currency';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Icon } from '../../../ui/icon';
import { Avatar } from '../../../ui/avatar';
import { Stack } from '../../../ui/layout';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { estimate, type CartLine } from '../bookings/cart';
import type { Formats } from '../../../lib/formats';
import { priceText } from '../bookings/estimate-text';
import { book } from '../../../words/book.gen';
import { useWords } from '../../../words/use-words';
const Person = styled.button`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  align-items: center;
  gap: var(--s-3) var(--s-4);
  width: 100%;
  min-height: 72px;
  padding-block: 8px;
  padding-inline: 8px 14px;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-2);
  background: var(--surface);
  text-align: start;
  line-height: 1.35;
  cursor: pointer;

  &:hover {
    background: var(--surface-2);
  }
  &:focus-visible {
    outline-offset: 1px;
    border-radius: var(--r-2);
  }
  &[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--on-accent-soft);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  img,
  > svg {
    width: 56px;
    height: 56px;
    border-radius: 50%;
    object-fit: cover;
    object-position: 50% 22%;
  }
  > svg {
    padding: 14px;
    background: var(--surface-2);
    color: var(--brass);
  }
  b {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--text-2);
    font-size: var(--t-meta);
  }
  &[aria-pressed='true'] small {
    color: inherit;
  }
`;
const Note = styled.p`
  display: flex;
  align-items: center;
  min-height: 44px;
  color: var(--text-2);
`;

/** The choice of team member behind one button: anyone first, then those who do every service. */
export function TeamMemberChoice({
  lines,
  people,
  person,
  asked,
  currency,
  onChoose,
}: {
  lines: readonly CartLine[];
  /** Those who do every chosen service. */
  people: readonly StaffMember[];
  person: StaffMember | null;
  /** The names of those who were asked for; null is anyone. */
  asked: string | null;
  currency: Currency | undefined;
  onChoose: (staffId: string | null) => void;
}) {
  const words = useWords(book);
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const [only] = people;
  if (people.length <= 1 && asked && !person) {
    return (
      <Button variant="ghost" size="small" onClick={() => onChoose(null)}>
        <span aria-hidden>{words.withPerson({ name: asked })}</span>
        <VisuallyHidden>{words.changeToAnyone({ name: asked })}</VisuallyHidden> <Icon of={X} size={18} />
      </Button>
    );
  }
  if (!only) return <Note>{words.arrangeWho()}</Note>;
  if (people.length === 1) return <Note>{words.withOnly({ name: only.name })}</Note>;

  const choose = (staffId: string | null) => {
    setOpen(false);
    onChoose(staffId);
  };
  return (
    <>
      <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.withPerson({ name: asked ?? words.anyone() })} <Icon of={ChevronDown} size={18} />
      </Button>
      <Dialog title={words.whoWouldYouLike()} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Stack as="ul" $gap={2}>
          <li>
            <Person type="button" aria-pressed={asked === null} onClick={() => choose(null)}>
              <Icon of={UsersRound} size={24} />
              <span>
                <b>{words.anyone()}</b>
                <small>{words.mostFreeTimes()}</small>
              </span>
            </Person>
          </li>
          {people.map((member) => (
            <li key={member._id}>
              <Person
                type="button"
                aria-pressed={member._id === person?._id}
                onClick={() => choose(member._id)}
              >
                <Avatar person={member} sizes="56px" alt="" />
                <span>
                  <b>
                    <bdi>{member.name}</bdi>
                  </b>
                  <small>
                    {[member.role, ownTerms(formats, lines, member, currency)].filter(Boolean).join(' · ')}
                  </small>
                </span>
              </Person>
            </li>
          ))}
        </Stack>
      </Dialog>
    </>
  );
}

/** A team member's own price and length, where they differ from the usual ones. */
function ownTerms(
  formats: Formats,
  lines: readonly CartLine[],
  member: StaffMember,
  currency: Currency | undefined,
): string | null {
  const own = estimate(lines, [member]);
  const usual = estimate(lines, []);
  if (own.price === usual.price && own.minMinutes === usual.minMinutes) return null;
  return `${formats.formatDurations(own.minMinutes, own.maxMinutes)}, ${priceText(formats, own.price, own.priceKind, currency)}`;
}
