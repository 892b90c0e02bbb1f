import styled from 'styled-components';
import { dayInUtc } from '../../lib/format-date';
import { useFormats } from '../../ui/use-formats';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { below } from '../../ui/media';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { Diary } from '../diary-model/models';

const Blank = styled.div`
  display: grid;
  grid-template-columns: 60px repeat(4, minmax(0, 1fr));
  gap: var(--s-4);
  padding: var(--s-4);
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface);

  @media ${below('sm')} {
    grid-template-columns: minmax(0, 1fr);

    > :nth-child(n + 6) {
      display: none;
    }
  }
`;

/** Keeps the place of the diary while it is loading. */
export function DiarySkeleton() {
  return (
    <Blank aria-busy>
      <VisuallyHidden role="status">Loading the diary</VisuallyHidden>
      {Array.from({ length: 20 }, (_, index) => (
        <Skeleton key={index} $height={index < 5 ? '40px' : `${64 + ((index * 37) % 60)}px`} />
      ))}
    </Blank>
  );
}

const isOpen = ({ days }: Diary, day: string) => days.some((one) => one.day === day && one.open.length > 0);

/** A day on which no one works. */
export function NoColumns({
  diary,
  day,
  onTeam,
  onNext,
}: {
  diary: Diary;
  day: string;
  onTeam: () => void;
  onNext: () => void;
}) {
  const { formatDay } = useFormats();
  const name = formatDay(dayInUtc(day), 'UTC');
  if (diary.people.length === 0) {
    return (
      <EmptyState title="No team members yet">
        The diary shows a column for each team member once you add them.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={isOpen(diary, day) ? `No one works on ${name}` : `The salon is closed on ${name}`}
      action={
        <>
          <Button variant="ghost" onClick={onTeam}>
            Show the whole team
          </Button>
          <Button onClick={onNext}>Next day</Button>
        </>
      }
    >
      There are no bookings either. To book outside working hours, show the whole team.
    </EmptyState>
  );
}

/** A day, or one team member's day, without bookings. */
export function EmptyAgenda({ diary, name }: { diary: Diary; name: string }) {
  const { formatDay } = useFormats();
  const day = formatDay(dayInUtc(diary.from), 'UTC');
  if (!isOpen(diary, diary.from)) {
    return <EmptyState title={`The salon is closed on ${day}`}>There are no bookings.</EmptyState>;
  }
  return (
    <EmptyState title={name ? `No bookings for ${name}` : 'No bookings'}>
      {day} is free. Bookings appear here as soon as a client books.
    </EmptyState>
  );
}
