import { useState } from 'react';
import { UsersRound } from 'lucide-react';
import styled from 'styled-components';
import { useFormats } from '../../../ui/use-formats';
import type { StaffMember } from '../../../api/models';
import type { Currency } from '../../../lib/currency';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Avatar } from '../../../ui/avatar';
import { Stack } from '../../../ui/layout';
import { SelectField } from '../../../ui/field';
import { estimate, type CartLine } from '../bookings/cart';
import type { BookingChoice } from './booking-choice';
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

const Services = styled.fieldset`
  display: grid;
  gap: var(--s-4);
  margin-top: var(--s-5);

  legend {
    margin-bottom: var(--s-3);
    padding: 0;
    font-weight: 600;
  }
`;

/** Anyone first, then those who do every service, then one person per service. */
export function TeamChoices({
  choice,
  asked,
  currency,
  onChoose,
  onChooseTeam,
}: {
  choice: BookingChoice<StaffMember>;
  asked: string | null;
  currency: Currency | undefined;
  onChoose: (staffId: string | null) => void;
  onChooseTeam: (team: (string | null)[]) => void;
}) {
  const words = useWords(book);
  const formats = useFormats();
  const { lines, people, person } = choice;
  return (
    <>
      <Stack as="ul" $gap={2}>
        <li>
          <Person type="button" aria-pressed={asked === null} onClick={() => onChoose(null)}>
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
              onClick={() => onChoose(member._id)}
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
      {lines.length > 1 && <TeamForServices choice={choice} currency={currency} onChoose={onChooseTeam} />}
    </>
  );
}

/** One team member, or anyone, for each service. */
function TeamForServices({
  choice: { lines, choices, performers },
  currency,
  onChoose,
}: {
  choice: BookingChoice<StaffMember>;
  currency: Currency | undefined;
  onChoose: (team: (string | null)[]) => void;
}) {
  const words = useWords(book);
  const formats = useFormats();
  const [team, setTeam] = useState(() => performers.map((performer) => performer?._id ?? null));
  const choose = (index: number, id: string) =>
    setTeam(team.map((before, at) => (at === index ? id || null : before)));
  return (
    <Services>
      <legend>{words.forEachService()}</legend>
      {lines.map((line, index) => (
        <SelectField
          key={line.service._id}
          label={line.service.title}
          value={team[index] ?? ''}
          onChange={({ target }) => choose(index, target.value)}
        >
          <option value="">{words.anyone()}</option>
          {choices[index]?.map((member) => (
            <option key={member._id} value={member._id}>
              {[member.name, ownTerms(formats, [line], member, currency)].filter(Boolean).join(' · ')}
            </option>
          ))}
        </SelectField>
      ))}
      <Button isWide onClick={() => onChoose(team)}>
        {words.showFreeTimes()}
      </Button>
    </Services>
  );
}

/** A team member's own price and duration, if they differ from the usual ones. */
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
