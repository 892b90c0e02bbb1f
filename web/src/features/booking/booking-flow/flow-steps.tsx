import { useCallback, useEffect, useState } from 'react';
import { useFormats } from '../../../ui/use-formats';
import { isTimeGone } from '../../../api/alternatives-of';
import type { Salon, Service, StaffMember } from '../../../api/models';
import { asProblem, ProblemError } from '../../../api/problem';
import { useRefresh } from '../../../api/use-refresh';
import { useSession } from '../../../api/use-session';
import { localDay } from '../../../lib/local-day';
import { paths } from '../../../lib/paths';
import { Button, LinkButton } from '../../../ui/button';
import { lazyPart } from '../../../ui/lazy-part';
import { useSoon } from '../../../ui/use-soon';
import { usePriceAt } from '../availability/queries';
import { toggled, toggleService } from '../bookings/cart';
import { FlowFrame } from './flow-frame';
import { withChange, type FlowState } from './flow-state';
import { keep, type Draft, type KeptHold } from './flow-storage';
import { isOnSameTerms } from './hold-terms';
import type { ExtensionPurpose } from './hold-calls';
import { CODE_FORM_ID, CONFIRM_FORM_ID, useCodeBooking } from './use-code-booking';
import { useCreateBooking } from './use-create-booking';
import { book } from '../../../words/book.gen';
import type { Language } from '../../../words/types.gen';
import { useLanguage, useWords } from '../../../words/use-words';
import { ServiceStep } from './service-step';
import { StepList } from './step-list';
import { Summary } from './summary';
import { noticeText } from './summary-facts';
import { TimeStep } from './time-step';
import { useFlow } from './use-flow';
import { useHold } from './use-hold';
import {
  expectedBooking,
  factsOfChoice,
  factsOfHold,
  gistOf,
  bookingChoice,
  staffOf,
} from './booking-choice';

const loadConfirmStep = () => import('./confirm-step').then((part) => part.ConfirmStep);
const ConfirmStep = lazyPart(loadConfirmStep, '420px');

/** Preloads the last step with everything it may need. */
const loadLastStep = (language: Language) =>
  Promise.all([
    loadConfirmStep(),
    import('./last-step-parts').then(({ fetchLastStepParts }) => fetchLastStepParts(language)),
  ]);

/** A failed attempt and its request: after another choice, it is irrelevant. */
interface FailedTry {
  request: string;
  problem: ProblemError;
}

/** An expired hold was placed again with other people, or at another price. */
const termsChanged = new ProblemError({ status: 409, code: 'terms-changed', title: '', detail: '' });

/** The steps before booking, next to the summary. */
export function FlowSteps({
  salon,
  services,
  staff,
}: {
  salon: Salon;
  services: readonly Service[];
  staff: readonly StaffMember[];
}) {
  const language = useLanguage();
  useSoon(useCallback(() => loadLastStep(language), [language]));
  const words = useWords(book);
  const formats = useFormats();
  const { flow: addressed, pathOf, choose, goTo, finish } = useFlow();
  const session = useSession();
  // Only someone who is logged in looks after others.
  const asked = session.status === 'signed-in' ? addressed : { ...addressed, personId: null };
  const { hold, place, renew, extend, release } = useHold({ isSignedIn: session.status === 'signed-in' });
  const createBooking = useCreateBooking();
  const refresh = useRefresh();
  const [failed, setFailed] = useState<FailedTry | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isReady, setReady] = useState(false);

  const choice = bookingChoice(asked, services, staff);
  const { request, serviceIds, addOnIds } = choice;
  const wanted = {
    serviceIds,
    addOnIds,
    staffId: staffOf(choice),
    holdId: hold?.id ?? null,
    personId: asked.personId,
  };
  // Without any service still on offer, there is no time to find.
  const flow: FlowState = choice.lines.length === 0 ? { ...asked, step: 'service' } : asked;
  const requestText = request && JSON.stringify(request);
  const ownHold = hold?.request === requestText ? hold : null;
  const problem = failed?.request === requestText ? failed.problem : null;

  const isHolding = flow.step === 'confirm' && requestText !== null && !ownHold && !problem;
  useEffect(() => {
    if (!isHolding || !request) return;
    place(request).catch((thrown: unknown) => {
      setFailed({ request: JSON.stringify(request), problem: asProblem(thrown) });
      void refresh('/availability/**');
    });
    // The request is a new object with every render; its text shows if it has changed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isHolding, requestText]);

  const change = (part: Parameters<typeof withChange>[1]) => {
    release();
    choose(withChange(flow, part));
  };
  const confirm = async (draft: Draft, agreed: KeptHold | null) => {
    // A code that was asked for with another choice logs in only: the client has yet to agree to this one.
    if (!request || !agreed || agreed.request !== requestText) return;
    setBusy(true);
    setFailed(null);
    try {
      const booking = await createBooking(request, agreed, draft);
      keep('phone', draft.phone);
      keep('draft', null);
      keep('visitor', null);
      // The hold has become the booking. It stays on the screen until the last step takes over.
      keep('hold', null);
      keep('holdId', null);
      finish(booking._id);
    } catch (thrown) {
      const problem = asProblem(thrown);
      const renewed = problem.code === 'terms-changed' ? await renew(request).catch(asProblem) : null;
      setFailed({ request: agreed.request, problem: renewed instanceof ProblemError ? renewed : problem });
      void refresh('/availability/**');
      throw thrown;
    } finally {
      setBusy(false);
    }
  };
  const extendHold = async (purpose?: ExtensionPurpose) => {
    const extended = await extend(purpose);
    if (!ownHold || !extended || isOnSameTerms(ownHold.booking, extended.booking)) return;
    setFailed({ request: extended.request, problem: termsChanged });
  };

  const startsAt = flow.startsAt ?? '';
  const priceThen = usePriceAt(
    flow.step === 'time' && request ? wanted : null,
    flow.day ?? (startsAt && localDay(startsAt, salon.timeZone)),
    startsAt,
  );
  const codeBooking = useCodeBooking(ownHold, confirm);
  const isSignedOut = session.status === 'signed-out';
  const needsLogin = isSignedOut && !session.codes;
  const facts =
    flow.step === 'confirm' && ownHold
      ? factsOfHold(formats, ownHold.booking, salon.timeZone)
      : factsOfChoice(words, formats, choice, salon, priceThen);
  const notice = words.payAtSalon({ notice: noticeText(words, salon.cancellationNoticeMinutes) });

  const action = (isWide: boolean) => {
    switch (flow.step) {
      case 'service':
        return (
          <Button isWide={isWide} disabled={!facts} onClick={() => goTo({ ...flow, step: 'time' })}>
            {words.continue()}
          </Button>
        );
      case 'time':
        return (
          <Button isWide={isWide} disabled={!request} onClick={() => goTo({ ...flow, step: 'confirm' })}>
            {request ? words.continue() : words.chooseTime()}
          </Button>
        );
      case 'confirm':
        return needsLogin ? (
          <LinkButton isWide={isWide} to={paths.login(pathOf(flow))}>
            {words.logInToConfirm()}
          </LinkButton>
        ) : (
          <Button
            isWide={isWide}
            type="submit"
            form={codeBooking.sent ? CODE_FORM_ID : CONFIRM_FORM_ID}
            isBusy={isBusy}
            disabled={!ownHold || isTimeGone(problem) || !(isReady || codeBooking.sent)}
          >
            {isSignedOut && !codeBooking.sent ? words.book() : words.confirmBooking()}
          </Button>
        );
      case 'done':
        return null;
    }
  };

  return (
    <FlowFrame
      gist={facts && gistOf(words, facts)}
      summary={
        <Summary
          facts={facts}
          onRemove={
            flow.step === 'confirm'
              ? undefined
              : (id) => change({ serviceIds: flow.serviceIds.filter((serviceId) => serviceId !== id) })
          }
          terms={flow.step === 'confirm' ? null : notice}
        />
      }
      action={action}
    >
      <StepList flow={flow} pathOf={pathOf} />
      {flow.step === 'service' && (
        <ServiceStep
          services={services}
          person={staff.find(({ _id }) => _id === flow.staffId) ?? null}
          currency={salon.currency}
          serviceIds={choice.serviceIds}
          addOnIds={choice.addOnIds}
          onToggle={(service) => change(toggleService(choice, service))}
          onToggleAddOn={(addOnId) => change({ addOnIds: toggled(choice.addOnIds, addOnId) })}
        />
      )}
      {flow.step === 'time' && (
        <TimeStep
          flow={flow}
          choice={choice}
          salon={salon}
          staff={staff}
          wanted={wanted}
          isSignedIn={session.status === 'signed-in'}
          onChoose={choose}
          onMore={() => goTo({ ...flow, step: 'service' })}
        />
      )}
      {flow.step === 'confirm' && (
        <>
          {/* Separate from the rest, which may load later: it gets the focus. */}
          <h1 tabIndex={-1}>{words.checkAndConfirm()}</h1>
          <ConfirmStep
            hold={ownHold}
            expected={expectedBooking(choice, salon)}
            salon={salon}
            problem={problem}
            wanted={flow.startsAt}
            herePath={pathOf(flow)}
            booking={codeBooking}
            personId={flow.personId}
            onPerson={(personId) => choose({ ...flow, personId })}
            onExtend={extendHold}
            onTime={(startsAt) => choose({ ...flow, startsAt, day: localDay(startsAt, salon.timeZone) })}
            onRetry={ownHold ? undefined : () => setFailed(null)}
            onOtherTime={() => goTo({ ...flow, step: 'time', startsAt: null })}
            onReady={setReady}
            onBusy={setBusy}
            onConfirm={(draft) => confirm(draft, ownHold)}
          />
        </>
      )}
    </FlowFrame>
  );
}
