import { useEffect, useRef, type ReactNode } from 'react';
import type { BookWords } from '../../../words/types.gen';
import { useServices, useStaff } from '../../../api/own-words';
import { useSalon } from '../../../api/use-salon';
import { allOf } from '../../../lib/answer';
import { Unanswered } from '../../../ui/answered';
import { Skeleton } from '../../../ui/skeleton';
import { useIsHydrated } from '../../../ui/use-is-hydrated';
import { book } from '../../../words/book.gen';
import { useWords } from '../../../words/use-words';
import { SlotSkeleton } from '../availability/slot-list';
import { useTimesSoon, type WantedBooking } from '../availability/queries';
import { DoneStep } from './done-step';
import { FlowFrame } from './flow-frame';
import { FlowSteps } from './flow-steps';
import { isUntouched, type FlowState, type FlowStep } from './flow-state';
import { keptHold } from './flow-storage';
import { StepList } from './step-list';
import { useFlow } from './use-flow';

const headings = {
  service: 'chooseServices',
  time: 'chooseTime',
  confirm: 'checkAndConfirm',
  done: 'youAreBooked',
} as const satisfies Record<FlowStep, keyof BookWords>;

/** From services to a booking: services, team member and time, confirmation. All of its state is in the URL. */
export function BookingFlow() {
  const { flow } = useFlow();
  return (
    <FocusOnHeading when={flow.step === 'confirm' ? `confirm ${flow.startsAt}` : flow.step}>
      <Steps />
    </FocusOnHeading>
  );
}

/** Scrolls to the top and focuses the heading with each new step, so that it is announced. */
function FocusOnHeading({ when, children }: { when: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(when);

  useEffect(() => {
    if (before.current === when) return;
    before.current = when;
    window.scrollTo(0, 0);
    ref.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [when]);

  return <div ref={ref}>{children}</div>;
}

/** The most likely request, before the salon's offer is known. */
const wantedEarly = ({ serviceIds, addOnIds, staffId, team }: FlowState): WantedBooking => ({
  serviceIds,
  addOnIds,
  staffId: team?.map((id) => id ?? 'any').join(',') ?? staffId,
  holdId: keptHold()?.id ?? null,
});

const ListSkeleton = () => (
  <>
    <Skeleton $height="48px" $width="min(420px, 100%)" />
    <Skeleton $height="320px" />
  </>
);

/** Quick choices, the week, and times. */
const TimeSkeleton = () => (
  <>
    <Skeleton $height="44px" $width="min(220px, 100%)" />
    <Skeleton $height="96px" />
    <SlotSkeleton />
  </>
);

function Steps() {
  const words = useWords(book);
  const { flow, pathOf, freshPath } = useFlow();
  const salon = useSalon();
  const services = useServices();
  const staff = useStaff();
  const isHydrated = useIsHydrated();
  // The server's rendering is the same for everyone at this step (app/drawing.ts).
  const isKnown = isHydrated || isUntouched(flow);
  const isEarly = isHydrated && flow.step === 'time' && !(salon.data && services.data && staff.data);
  useTimesSoon(isEarly ? wantedEarly(flow) : null, salon.data?.timeZone);

  if (isKnown && salon.data && flow.step === 'done' && flow.bookingId) {
    return <DoneStep bookingId={flow.bookingId} salon={salon.data} freshPath={freshPath} />;
  }
  if (isKnown && salon.data && services.data && staff.data) {
    // Services that no one does right now are not for sale.
    const offered = services.data.filter(({ terms }) => terms !== null);
    return <FlowSteps salon={salon.data} services={offered} staff={staff.data} />;
  }

  const answer = allOf({ salon, services, staff });
  const skeleton = flow.step === 'time' ? <TimeSkeleton /> : <ListSkeleton />;
  return (
    <FlowFrame
      gist={null}
      summary={answer.error ? words.choicesAreSaved() : <Skeleton $height="8rem" />}
      action={() => null}
    >
      <StepList flow={flow} pathOf={isKnown ? pathOf : null} />
      <h1 tabIndex={-1}>{words[headings[flow.step]]()}</h1>
      {/* The server has the data, but not yet the visitor's own choices: these follow in the browser. */}
      {answer.data ? (
        skeleton
      ) : (
        <Unanswered answer={answer} title={words.notAvailableNow()} skeleton={skeleton} />
      )}
    </FlowFrame>
  );
}
