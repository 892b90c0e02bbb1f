import { useMay } from '../../../api/use-may';
import { BlockDialog } from '../blocks/block-dialog';
import type { BlockDraft } from '../blocks/block-draft';
import { CheckoutDialog } from '../../money/checkout/lazy-checkout-dialog';
import { BookingById } from '../desk-bookings/booking-by-id';
import type { FreeTime } from '../diary-grid/diary-grid';
import type { Diary, DiaryBlock } from '../diary-model/models';
import { useDiaryTexts } from '../diary-model/use-diary-texts';
import { FreeTimeDialog } from './free-time-dialog';
import { KeyboardShortcutsDialog } from './keyboard-shortcuts-dialog';
import { MoveDialog } from './move-dialog';
import { MoveProblemDialog } from './move-problem-dialog';
import { TimeOffDialog } from './time-off-dialog';
import type { useDiaryMove } from './use-diary-move';

/** The dialog open above the diary. */
export type Opened =
  | { kind: 'booking'; bookingId: string; lineId: string; isLate?: boolean }
  | { kind: 'check-out'; bookingId: string }
  | { kind: 'move'; bookingId: string; lineId: string }
  | { kind: 'free'; time: FreeTime }
  | { kind: 'block'; block: DiaryBlock | null; draft: BlockDraft }
  | { kind: 'shortcuts' };

interface Props {
  opened: Opened | null;
  diary: Diary | null;
  timeZone: string;
  skills: ReadonlyMap<string, ReadonlySet<string>> | null;
  moves: ReturnType<typeof useDiaryMove>;
  shortcuts: [hasShortcuts: boolean, choose: (hasShortcuts: boolean) => void];
  onOpen: (opened: Opened | null) => void;
  /** Books a free time for a client. */
  onBook: (time: FreeTime) => void;
  onBlock: (time: FreeTime) => void;
}

/** Whatever is open above the diary: a booking, a free time, a block, or why a move failed. */
export function DiaryDialogs({ moves, timeZone, ...props }: Props) {
  const { problem, dismissProblem, move } = moves;
  return (
    <>
      <OpenedDialog moves={moves} timeZone={timeZone} {...props} />
      {problem && (
        <MoveProblemDialog
          problem={problem}
          timeZone={timeZone}
          onTime={(startsAt) => {
            const { booking, line } = problem.placement;
            const offsetMs = Date.parse(line.startsAt) - Date.parse(booking.startsAt);
            dismissProblem();
            move({ ...problem.placement, startsAtMs: Date.parse(startsAt) + offsetMs });
          }}
          onWayIn={({ staffId, startsAt }) => {
            dismissProblem();
            move({ ...problem.placement, staffId, startsAtMs: Date.parse(startsAt) });
          }}
          onAnyway={() => {
            dismissProblem();
            move(problem.placement, { allowOutsideHours: problem.kind === 'outside' });
          }}
          onClose={dismissProblem}
        />
      )}
    </>
  );
}

function OpenedDialog({
  opened,
  diary,
  timeZone,
  skills,
  moves,
  shortcuts: [hasShortcuts, chooseShortcuts],
  onOpen,
  onBook,
  onBlock,
}: Props) {
  const {
    words,
    formats: { formatTime },
  } = useDiaryTexts();
  // Those who see only their own column can't block others.
  const isForAll = useMay().diary === 'all';
  const people = diary?.people ?? [];
  const nameOf = (staffId: string) => people.find(({ _id }) => _id === staffId)?.name ?? '';
  const close = () => onOpen(null);
  switch (opened?.kind) {
    case undefined:
      return null;
    case 'booking':
      return (
        <BookingById
          bookingId={opened.bookingId}
          isLate={opened.isLate}
          onMove={() => onOpen({ ...opened, kind: 'move' })}
          onClose={close}
        />
      );
    case 'check-out':
      return <CheckoutDialog bookingId={opened.bookingId} onClose={close} />;
    case 'move': {
      const booking = diary?.visits.find(({ _id }) => _id === opened.bookingId);
      const line = booking?.lines.find(({ _id }) => _id === opened.lineId) ?? booking?.lines[0];
      return booking && line && diary ? (
        <MoveDialog
          booking={booking}
          line={line}
          diary={diary}
          skills={skills}
          onMove={moves.move}
          onClose={close}
        />
      ) : null;
    }
    case 'free': {
      const { time } = opened;
      return (
        <FreeTimeDialog
          title={words.timeWith({
            time: formatTime(new Date(time.startsAtMs), timeZone),
            name: nameOf(time.staffId),
          })}
          onBook={() => onBook(time)}
          onBlock={() => onBlock(time)}
          onClose={close}
        />
      );
    }
    case 'block':
      return opened.block?.kind === 'time-off' ? (
        <TimeOffDialog
          block={opened.block}
          name={nameOf(opened.block.staffId)}
          timeZone={timeZone}
          onClose={close}
        />
      ) : (
        <BlockDialog
          block={opened.block}
          draft={opened.draft}
          people={people.filter(
            ({ isActive, _id }) => _id === opened.draft.staffId || (isActive && isForAll),
          )}
          timeZone={timeZone}
          onClose={close}
        />
      );
    case 'shortcuts':
      return (
        <KeyboardShortcutsDialog hasShortcuts={hasShortcuts} onShortcuts={chooseShortcuts} onClose={close} />
      );
  }
}
