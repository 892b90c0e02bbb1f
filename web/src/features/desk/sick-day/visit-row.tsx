import { Check, Hourglass, Mail, MailCheck, MailWarning, Phone, Undo2 } from 'lucide-react';
import styled, { css } from 'styled-components';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { phoneUrl } from '../../../lib/phone-url';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { NativeSelect } from '../../../ui/native-select';
import { toast } from '../../../ui/toast';
import { chosenFor, type Choices, isToCall, keyOf, LEAVE, proposalsOf } from './choices';
import type { SickDayVisit } from './models';
import { doneText, proposalText, type SickDayTexts } from './sick-day-text';
import type { SickDayActions } from './use-sick-day';

const Row = styled.li`
  display: grid;
  grid-template-columns: 92px minmax(130px, 1fr) minmax(250px, 1.5fr) minmax(150px, 0.7fr) 116px;
  gap: var(--s-2) var(--s-4);
  align-items: center;
  min-height: 60px;
  padding-block: var(--s-2);
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid var(--border);
  }
  small {
    display: block;
    color: var(--text-2);
    font-size: var(--t-meta);
  }
  a {
    color: var(--accent);
    white-space: nowrap;
  }
  a[data-breaks] {
    white-space: normal;
  }
  > :last-child {
    justify-self: end;
  }
  @container visits (width < 760px) {
    grid-template-columns: 84px minmax(0, 1fr) auto;

    > :nth-child(2) {
      grid-column: 2 / -1;
    }
    > :nth-child(3) {
      grid-column: 1 / -1;
    }
    > :nth-child(4) {
      grid-column: 1 / 3;
    }
  }
`;
const Time = styled.strong`
  font-variant-numeric: tabular-nums;
`;
const place = css`
  width: 100%;
  min-height: 48px;
  padding: 8px 12px;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-2);
  background: var(--surface);
  color: var(--text);
  font-size: var(--t-meta);
`;
const Choice = styled(NativeSelect)`
  font-size: var(--t-meta);

  > select {
    font-size: inherit;
  }
  > :disabled:is([data-held]) {
    border-color: transparent;
    background: var(--warning-soft);
    color: var(--warning);
    opacity: 1;
  }
`;
const Outcome = styled.span`
  ${place}
  display: flex;
  gap: var(--s-2);
  align-items: center;
  border-color: transparent;
  background: var(--success-soft);
  color: var(--success);
`;
const Told = styled.span`
  display: inline-flex;
  gap: var(--s-2);
  align-items: center;
  color: var(--text-2);
  font-size: var(--t-meta);

  svg {
    flex: none;
  }
`;
const Problem = styled.p`
  grid-column: 1 / -1;
  justify-self: start !important;
  color: var(--danger);
  font-size: var(--t-meta);
`;

/** An affected booking: its options or outcome, how its client is told, and its actions. */
export function VisitRow({
  visit,
  choices,
  onChoose,
  texts,
  actions,
  canChange,
}: {
  visit: SickDayVisit;
  choices: Choices;
  onChoose: (bookingId: string, key: string) => void;
  texts: SickDayTexts;
  actions: SickDayActions;
  canChange: boolean;
}) {
  const { words, formats, zone } = texts;
  const sentenceOf = useSentenceOf();
  const { _id, client, done, titles, others, heldUntil } = visit;
  const name = client.name || words.client();
  const chosen = chosenFor(visit, choices);
  const isBusy = actions.progress !== null;
  // The number is next to the text that says to call.
  const isCalled = isToCall(visit, choices) && done?.letter !== 'failed';
  const failure = actions.failures[_id];
  const label = (action: string) => words.actionFor({ action, name });
  const services = formats.formatList(titles);
  const time = (instant: string) => formats.formatTime(instant, zone);
  return (
    <Row>
      <span>
        <Time>
          <bdi dir="ltr">{time(visit.startsAt)}</bdi>
        </Time>
        <small>{formats.formatShortDay(visit.startsAt, zone)}</small>
      </span>
      <span>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <small>
          {others.length > 0
            ? words.restWith({ titles: services, names: formats.formatList(others) })
            : services}
          {client.phone && !isCalled && (
            <>
              {' · '}
              <a href={phoneUrl(client.phone)} dir="ltr">
                {client.phone}
              </a>
            </>
          )}
          {client.email && (
            <>
              {' · '}
              <a href={`mailto:${client.email}`} dir="ltr" data-breaks>
                {client.email}
              </a>
            </>
          )}
        </small>
      </span>
      {done ? (
        <Outcome>
          <Icon of={Check} size={18} />
          {doneText(texts, done)}
        </Outcome>
      ) : (
        <span>
          <Choice
            data-held={heldUntil === null ? undefined : ''}
            aria-label={words.decideFor({ name })}
            disabled={!canChange || isBusy || heldUntil !== null}
            value={chosen ? keyOf(chosen) : LEAVE}
            onChange={({ target }) => onChoose(_id, target.value)}
          >
            {proposalsOf(visit).map((proposal) => (
              <option key={keyOf(proposal)} value={keyOf(proposal)}>
                {proposalText(texts, proposal)}
              </option>
            ))}
            <option value={LEAVE}>{words.leaveIt()}</option>
          </Choice>
          {heldUntil && <small>{words.heldUntil({ time: time(heldUntil) })}</small>}
        </span>
      )}
      <HowTold visit={visit} texts={texts} isLeft={chosen === null} />
      {!canChange ? (
        <span />
      ) : done ? (
        done.canUndo ? (
          <Button
            variant="quiet"
            size="small"
            aria-label={label(words.undo())}
            disabled={isBusy}
            onClick={() =>
              void actions.undo(visit).then((isUndone) => isUndone && toast.success(words.undone()))
            }
          >
            <Icon of={Undo2} size={18} /> {words.undo()}
          </Button>
        ) : (
          <span />
        )
      ) : (
        <Button
          variant="ghost"
          size="small"
          aria-label={label(heldUntil ? words.agreed() : words.doIt())}
          disabled={isBusy || chosen === null}
          onClick={() => void actions.doAll([visit], { isAgreed: heldUntil !== null })}
        >
          {heldUntil ? words.agreed() : words.doIt()}
        </Button>
      )}
      {failure && (
        <Problem role="alert">
          {done ? sentenceOf(failure) : words.nextBest({ reason: sentenceOf(failure) })}
        </Problem>
      )}
    </Row>
  );
}

/** Way of telling the client: by email, or by phone. */
function HowTold({ visit, texts, isLeft }: { visit: SickDayVisit; texts: SickDayTexts; isLeft: boolean }) {
  const { words, formats, zone } = texts;
  const { client, done } = visit;
  const at = done?.letterAt ? formats.formatTime(done.letterAt, zone) : '';
  if (done?.letter === 'sent')
    return (
      <Told>
        <Icon of={MailCheck} size={18} /> {words.emailSent({ time: at })}
      </Told>
    );
  if (done?.letter === 'waiting')
    return (
      <Told>
        <Icon of={Hourglass} size={18} /> {words.emailWaits({ time: at })}
      </Told>
    );
  if (done?.letter === 'failed')
    return (
      <Told>
        <Icon of={MailWarning} size={18} /> {words.emailFailed()}
      </Told>
    );
  if (isLeft && !done) return <span />;
  if (!done && client.getsEmail)
    return (
      <Told>
        <Icon of={Mail} size={18} /> {words.email()}
      </Told>
    );
  return client.phone ? (
    <Told>
      <Icon of={Phone} size={18} />
      <a href={phoneUrl(client.phone)} dir="ltr">
        {client.phone}
      </a>
    </Told>
  ) : (
    <Told>{words.noReach()}</Told>
  );
}
