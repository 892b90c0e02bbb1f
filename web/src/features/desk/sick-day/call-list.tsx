import { Hourglass } from 'lucide-react';
import styled, { createGlobalStyle } from 'styled-components';
import { phoneUrl } from '../../../lib/phone-url';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { Checkbox } from '../../../ui/checkbox';
import { Icon } from '../../../ui/icon';
import { Hint, Muted } from '../../../ui/text';
import { inSentence } from '../../../words/in-sentence';
import { chosenFor, isToCall, type Choices } from './choices';
import type { SickDay, SickDayVisit } from './models';
import { doneText, proposalText, whenText, type SickDayTexts } from './sick-day-text';
import type { SickDayActions } from './use-sick-day';

const Panel = styled.aside`
  display: grid;
  align-content: start;
  gap: var(--s-3);
  min-width: 0;
  padding: var(--s-4);
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface);

  h2 {
    font-size: var(--t-h3);
  }
  ul {
    display: grid;
  }
  li {
    display: grid;
    gap: var(--s-1);
    padding-block: var(--s-3);
    overflow-wrap: anywhere;
    break-inside: avoid;
  }
  li + li {
    border-top: 1px solid var(--border);
  }
  li > a {
    justify-self: start;
    padding-block: var(--s-1);
    color: var(--accent);
    font-size: var(--t-lead);
    font-weight: 600;
  }
  @media print {
    border: 0;

    button,
    label {
      display: none;
    }
  }
`;

/** Prints only this list. */
const OnPaper = createGlobalStyle`
  @media print {
    body *:not([data-call-list], [data-call-list] *, :has([data-call-list])) { display: none; }
  }
`;

/** Clients who can't be emailed: their numbers, what to offer or say, and checkboxes for those called. */
export function CallList({
  day,
  choices,
  texts,
  actions,
}: {
  day: SickDay;
  choices: Choices;
  texts: SickDayTexts;
  actions: SickDayActions;
}) {
  const { words } = texts;
  const calls = day.visits.filter((visit) => isToCall(visit, choices));
  return (
    <Panel data-call-list aria-label={words.callList()}>
      <OnPaper />
      <h2>{words.callList()}</h2>
      <Muted>
        {calls.length === 0
          ? words.nobodyToCall()
          : day.sendsEmail
            ? words.toCall({ count: calls.length })
            : words.noMail()}
      </Muted>
      {calls.length > 0 && (
        <ul>
          {calls.map((visit) => (
            <Call key={visit._id} {...{ visit, choices, texts, actions }} canChange={day.canChange} />
          ))}
        </ul>
      )}
      {day.sendsEmail && <Hint>{words.undoNote()}</Hint>}
    </Panel>
  );
}

function Call({
  visit,
  choices,
  texts,
  actions,
  canChange,
}: {
  visit: SickDayVisit;
  choices: Choices;
  texts: SickDayTexts;
  actions: SickDayActions;
  canChange: boolean;
}) {
  const { words, formats, zone } = texts;
  const { client, done, heldUntil } = visit;
  const chosen = chosenFor(visit, choices);
  const isBusy = actions.progress !== null;
  const name = client.name || words.client();
  const label = (action: string) => words.actionFor({ action, name });
  return (
    <li>
      <span>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        , {words.was({ when: whenText(texts, visit.startsAt) })}
      </span>
      {client.phone ? (
        <a href={phoneUrl(client.phone)} dir="ltr">
          {client.phone}
        </a>
      ) : (
        <Muted>{client.email ? <bdi dir="ltr">{client.email}</bdi> : words.noReach()}</Muted>
      )}
      <Muted>
        {done
          ? inSentence(words.tell, { what: doneText(texts, done) })
          : chosen && inSentence(words.offer, { what: proposalText(texts, chosen) })}
        {heldUntil && ` · ${words.heldUntil({ time: formats.formatTime(heldUntil, zone) })}`}
      </Muted>
      {canChange && done && (
        <Checkbox
          label={words.called()}
          aria-label={label(words.called())}
          checked={done.calledAt !== null}
          disabled={isBusy}
          onChange={({ target }) => void actions.tick(visit, target.checked)}
        />
      )}
      {canChange && !done && heldUntil && (
        <ButtonRow>
          <Button
            variant="ghost"
            size="small"
            aria-label={label(words.agreed())}
            disabled={isBusy}
            onClick={() => void actions.doAll([visit], { isAgreed: true })}
          >
            {words.agreed()}
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={label(words.noAnswer())}
            disabled={isBusy}
            onClick={() => void actions.release(visit)}
          >
            {words.noAnswer()}
          </Button>
        </ButtonRow>
      )}
      {canChange && !done && !heldUntil && chosen && chosen.what !== 'cancel' && (
        <ButtonRow>
          <Button
            variant="ghost"
            size="small"
            aria-label={label(words.holdAndCall())}
            disabled={isBusy}
            onClick={() => void actions.hold(visit, chosen)}
          >
            <Icon of={Hourglass} size={18} /> {words.holdAndCall()}
          </Button>
        </ButtonRow>
      )}
    </li>
  );
}
