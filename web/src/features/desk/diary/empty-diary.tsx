import styled from 'styled-components';
import { useMay } from '../../../api/use-may';
import { dayInUtc } from '../../../lib/local-day';
import { paths } from '../../../lib/paths';
import { Button, LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { below } from '../../../ui/media';
import { Skeleton } from '../../../ui/skeleton';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { diary as book } from '../../../words/diary.gen';
import { useWords } from '../../../words/use-words';
import type { Diary } from '../diary-model/models';
import { useDiaryTexts } from '../diary-model/use-diary-texts';

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

/** Placeholder while the diary loads. */
export function DiarySkeleton() {
  const words = useWords(book);
  return (
    <Blank aria-busy>
      <VisuallyHidden role="status">{words.loading()}</VisuallyHidden>
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
  const { words, formats } = useDiaryTexts();
  const maySet = useMay().settings === 'all';
  const dayName = formats.formatDay(dayInUtc(day), 'UTC');
  if (diary.people.length === 0) {
    return (
      <EmptyState
        title={words.noTeamYet()}
        action={maySet && <LinkButton to={paths.dashboardStaff}>{words.addTheTeam()}</LinkButton>}
      >
        {words.columnForEach()}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={isOpen(diary, day) ? words.noOneWorks({ day: dayName }) : words.closedOn({ day: dayName })}
      action={
        <>
          <Button variant="ghost" onClick={onTeam}>
            {words.showWholeTeam()}
          </Button>
          <Button onClick={onNext}>{words.nextDay()}</Button>
        </>
      }
    >
      {words.noBookingsEither()}
    </EmptyState>
  );
}

/** A day, or one team member's day, without bookings. */
export function EmptyAgenda({ diary, name }: { diary: Diary; name: string }) {
  const { words, formats } = useDiaryTexts();
  const day = formats.formatDay(dayInUtc(diary.from), 'UTC');
  if (!isOpen(diary, diary.from)) {
    return <EmptyState title={words.closedOn({ day })}>{words.thereAreNone()}</EmptyState>;
  }
  return (
    <EmptyState title={name ? words.noBookingsFor({ name }) : words.noBookings()}>
      {words.dayIsFree({ day })}
    </EmptyState>
  );
}
