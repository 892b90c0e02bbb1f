import { useRef, useState } from 'react';
import type { SWRResponse } from 'swr';
import { asProblem, type ProblemError } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { useRefresh } from '../../../api/use-refresh';
import { toast } from '../../../ui/toast';
import { changesOf } from '../diary-model/diary-changes';
import type { Diary, DiaryPerson } from '../diary-model/models';
import { type Moved, withholdEmail } from './mutations';
import {
  isElsewhere,
  isInSight,
  minutesOf,
  objectionTo,
  placed,
  type Placement,
} from '../diary-model/placement';
import type { MoveProblem } from './move-problem-dialog';
import { sentenceFor, withTerms } from './move-sentences';
import { MovedMessage } from './moved-message';
import { useSendMove } from './use-send-move';
import { clientName } from '../../booking/bookings/client-name';
import { announceTold } from '../../booking/client-news/told';
import { useNotifyClient } from '../../booking/client-news/use-notify-client';
import { objectionText } from '../diary-model/diary-text';
import { useDiaryTexts } from '../diary-model/use-diary-texts';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';
import { useBookingTexts } from '../../booking/bookings/use-booking-texts';
import type { InHand } from './use-in-hand';

/**
 * Time for which the message about a move offers Undo. The email waits two seconds longer
 * (api/booking/bookings/letter-wait.ts).
 */
const UNDO_OFFERED_MS = 8000;

const MESSAGE_ID = 'diary-undo';

/** Long enough for the result to render; afterwards the focus belongs to the user again. */
const FOCUS_MS = 3000;

/** Moves bookings: shows the move at once, sends it, reverts it if the server refuses, and undoes it on request. */
export function useDiaryMove({
  answer,
  people,
  skills,
  take,
}: {
  answer: SWRResponse<Diary, ProblemError>;
  people: readonly DiaryPerson[];
  skills: ReadonlyMap<string, ReadonlySet<string>> | null;
  /** Keeps the diary from reloading until the response arrives; returns a function that ends that. */
  take: InHand['take'];
}) {
  const texts = useBookingTexts();
  const diaryTexts = useDiaryTexts();
  const { words } = diaryTexts;
  const { formatTime } = diaryTexts.formats;
  const undoText = useWords(shell).undo();
  const sentenceOf = useSentenceOf();
  const refresh = useRefresh();
  // A drag uses the last choice; its message says so, and offers to change it this time.
  const [notifies] = useNotifyClient();
  const [problem, setProblem] = useState<MoveProblem | null>(null);
  const [focusKey, setFocusKey] = useState<string | null>(null);
  const keepFocus = (key: string) => {
    setFocusKey(key);
    window.setTimeout(() => setFocusKey((kept) => (kept === key ? null : kept)), FOCUS_MS);
  };
  const lastUndo = useRef<(() => void) | null>(null);
  const send = useSendMove({ answer, people, take });

  const move = (placement: Placement, { allowOutsideHours = false } = {}) => {
    const diary = answer.data;
    if (!diary || !isElsewhere(placement)) return;
    const { booking, line } = placement;
    const objection = objectionTo(placed(placement), diary, skills);
    // A time that is taken here may have become free, so ask the server; the desk may book outside working hours.
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
    // If no one was told about the move, no email about the undo is needed.
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
          // The duration agreed with the previous team member, whatever they usually take.
          isLengthChosen: true,
        };
        // It may return to its old place, regardless of working hours.
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
        <MovedMessage
          words={texts.words}
          sentence={sentence}
          news={moved.move?.news}
          notifies={isTold}
          onDontEmail={() => void keepQuiet()}
          undoText={undoText}
          onUndo={undo}
        />,
        // Only the last move can be undone, so its message replaces the previous one.
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
