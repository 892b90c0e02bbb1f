import { useRef, useState } from 'react';
import type { SWRResponse } from 'swr';
import styled from 'styled-components';
import { asProblem, type ProblemError } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { useRefresh } from '../../../api/use-refresh';
import { localDay } from '../../../lib/local-day';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toaster';
import { changesOf } from '../diary-model/diary-changes';
import type { Diary, DiaryPerson } from '../diary-model/models';
import { type Moved, moveLine, withholdEmail } from './mutations';
import {
  agreedOf,
  isElsewhere,
  isInSight,
  minutesOf,
  objectionTo,
  placed,
  withPlaced,
  type Placement,
} from '../diary-model/placement';
import type { MoveProblem } from './move-problem-dialog';
import { clientName } from '../../booking/bookings/client-name';
import { movedTermsText } from '../../booking/booking-moves/move-terms-text';
import { announceTold, Told } from '../../booking/client-news/told';
import { useNotifyClient } from '../../booking/client-news/use-notify-client';
import { objectionText, type DiaryTexts } from '../diary-model/diary-text';
import { useDiaryTexts } from '../diary-model/use-diary-texts';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';
import { useBookingTexts, type BookingTexts } from '../../booking/bookings/use-booking-texts';
import type { BookingsWords } from '../../../words/types.gen';
import type { InHand } from './use-in-hand';

const UndoMessage = styled.span`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  margin-block: -6px;
  margin-inline-end: -12px;
`;

/** How long the message about a move offers Undo. The email waits two seconds longer (api/booking/bookings/letter-wait.ts). */
const UNDO_OFFERED_MS = 8000;

const MESSAGE_ID = 'diary-undo';

/** Long enough for the answer to be drawn; afterwards the focus belongs to the user again. */
const FOCUS_MS = 3000;

/** Moves bookings: shown at once, sent, taken back when the server refuses, and undone on demand. */
export function useDiaryMove({
  answer,
  people,
  skills,
  take,
}: {
  answer: SWRResponse<Diary, ProblemError>;
  people: readonly DiaryPerson[];
  skills: ReadonlyMap<string, ReadonlySet<string>> | null;
  /** Keeps the diary from reading what is new by itself until the answer is there; returns what ends that. */
  take: InHand['take'];
}) {
  const texts = useBookingTexts();
  const diaryTexts = useDiaryTexts();
  const { words } = diaryTexts;
  const { formatTime } = diaryTexts.formats;
  const undoText = useWords(shell).undo();
  const sentenceOf = useSentenceOf();
  const refresh = useRefresh();
  // A drag does as was last chosen; its message says so, and asks whether that is meant this time.
  const [notifies] = useNotifyClient();
  const [problem, setProblem] = useState<MoveProblem | null>(null);
  const [focusKey, setFocusKey] = useState<string | null>(null);
  const keepFocus = (key: string) => {
    setFocusKey(key);
    window.setTimeout(() => setFocusKey((kept) => (kept === key ? null : kept)), FOCUS_MS);
  };
  const lastUndo = useRef<(() => void) | null>(null);

  /** Sends it, and shows it until the answer comes. */
  const send = async (
    placement: Placement,
    { version, allowOutsideHours, notifies }: Parameters<typeof moveLine>[1],
  ) => {
    let moved: Moved = { version, move: null };
    const release = take();
    const after = placed(placement);
    const optimistic = (current: Diary | undefined) => current && withPlaced(current, named(after, people));
    try {
      await answer.mutate(
        async () => {
          moved = await moveLine(placement, { version, allowOutsideHours, notifies });
          return undefined;
        },
        {
          optimisticData: (current, displayed) => optimistic(current ?? displayed) as Diary,
          rollbackOnError: true,
          populateCache: false,
          // It is read once, with everything else that the move has made stale.
          revalidate: false,
        },
      );
      void refresh('/bookings/**', '/availability/**').then(release);
    } catch (thrown) {
      release();
      throw thrown;
    }
    return moved;
  };

  const move = (placement: Placement, { allowOutsideHours = false } = {}) => {
    const diary = answer.data;
    if (!diary || !isElsewhere(placement)) return;
    const { booking, line } = placement;
    const objection = objectionTo(placed(placement), diary, skills);
    // What is taken here may have become free, so the server is asked; the desk may go outside working hours.
    if (objection?.kind === 'outside' && !allowOutsideHours && isInSight(placement, diary)) {
      const reason = objectionText(diaryTexts, objection, people, diary.timeZone);
      setProblem({ kind: 'outside', placement, reason });
      return;
    }
    keepFocus(line._id);
    void (async () => {
      try {
        const moved = await send(placement, { version: booking.version, allowOutsideHours, notifies });
        offerUndo(placement, moved, diary.timeZone);
      } catch (thrown) {
        const answered = asProblem(thrown);
        const reading = answer.mutate();
        if (answered.code !== 'stale-change')
          return setProblem({ kind: 'problem', placement, problem: answered });
        const fresh = await reading;
        const now = fresh?.visits.find(({ _id }) => _id === booking._id);
        setProblem({ kind: 'stale', placement, changes: changesOf(texts, booking, now, diary.timeZone) });
      }
    })();
  };

  const offerUndo = (placement: Placement, moved: Moved, timeZone: string) => {
    const { booking, line } = placement;
    const after = placed(placement);
    // What nobody was told needs no email about its end either.
    let isTold = notifies;
    const moveBack = async () => {
      lastUndo.current = null;
      toast.dismiss(MESSAGE_ID);
      const movedLine = after.lines.find(({ _id }) => _id === line._id);
      if (!movedLine) return;
      try {
        const from: Placement = {
          ...placement,
          booking: { ...after, version: moved.version },
          line: movedLine,
          startsAtMs: Date.parse(line.startsAt),
          staffId: line.staffId,
          minutes: minutesOf(line),
          // What was agreed with the one it goes back to, whatever they usually take.
          isLengthChosen: true,
        };
        // It may go back to where it was, whatever the working hours are.
        const back = await send(from, { version: moved.version, allowOutsideHours: true, notifies: isTold });
        keepFocus(line._id);
        const sentence = withTerms(
          texts,
          words.isBackAt({
            name: clientName(texts.words, booking),
            time: formatTime(booking.startsAt, timeZone),
          }),
          placement,
          back,
        );
        if (back.move) announceTold(texts.words, sentence, { news: back.move.news, notifies: isTold });
        else toast.success(sentence);
      } catch (thrown) {
        toast.error(words.couldNotUndo({ problem: sentenceOf(asProblem(thrown)) }));
        void refresh('/bookings/diary');
      }
    };
    const undo = () => void moveBack();
    const sentence = withTerms(
      texts,
      sentenceFor(diaryTexts, texts.words, placement, people, timeZone),
      placement,
      moved,
    );
    const keepQuiet = async () => {
      try {
        if (!(await withholdEmail(booking._id, moved.version)))
          return toast.error(texts.words.emailHasLeft());
        isTold = false;
        if (lastUndo.current === undo) say();
      } catch (thrown) {
        toast.error(sentenceOf(asProblem(thrown)));
      }
    };
    const say = () =>
      toast.success(
        <UndoMessage>
          <span>
            {sentence} {moved.move && <Told words={texts.words} news={moved.move.news} notifies={isTold} />}
          </span>
          {isTold && moved.move && moved.move.news.emails > 0 && (
            <Button variant="quiet" size="small" onClick={() => void keepQuiet()}>
              {texts.words.dontEmail()}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={undo}>
            {undoText}
          </Button>
        </UndoMessage>,
        // Only the last move can be undone, so its message replaces the one before.
        { duration: UNDO_OFFERED_MS, id: MESSAGE_ID },
      );
    say();
    lastUndo.current = undo;
    window.setTimeout(() => {
      if (lastUndo.current === undo) lastUndo.current = null;
    }, UNDO_OFFERED_MS);
  };

  return {
    move,
    problem,
    focusKey,
    dismissProblem: () => setProblem(null),
    undo: () => lastUndo.current?.(),
  };
}

/** What else the move has changed, and a price that was kept although another is asked now. */
const withTerms = (texts: BookingTexts, sentence: string, { booking }: Placement, { move }: Moved): string =>
  [sentence, move && movedTermsText(texts, agreedOf(booking), move)].filter(Boolean).join(' ');

/** A line that is reassigned shows the new name at once. */
const named = (booking: ReturnType<typeof placed>, people: readonly DiaryPerson[]) => ({
  ...booking,
  lines: booking.lines.map((line) => ({
    ...line,
    staffName: people.find(({ _id }) => _id === line.staffId)?.name ?? line.staffName,
  })),
});

function sentenceFor(
  { words, formats }: DiaryTexts,
  bookingWords: BookingsWords,
  placement: Placement,
  people: readonly DiaryPerson[],
  timeZone: string,
): string {
  const { booking, line, staffId, minutes } = placement;
  const moved = placed(placement);
  const name = clientName(bookingWords, booking);
  const person = people.find(({ _id }) => _id === staffId)?.name ?? line.staffName;
  const time = formats.formatTime(moved.startsAt, timeZone);
  const isMoved = moved.startsAt !== booking.startsAt || staffId !== line.staffId;
  const isSameDay = localDay(moved.startsAt, timeZone) === localDay(booking.startsAt, timeZone);
  if (!isMoved) return words.nowTakes({ name, length: formats.formatDuration(minutes) });
  const day = formats.formatShortDay(moved.startsAt, timeZone);
  return words.nowWith({ name, when: isSameDay ? time : words.dayAndTime({ day, time }), person });
}
