import { useId, useRef } from 'react';
import { ChevronDown, ChevronUp, CircleCheck, CircleDashed, ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { answerOf, client } from '../../../api/client';
import { useAction } from '../../../api/use-action';
import { type AnswerOf, useApi } from '../../../api/use-api';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Alert } from '../../../ui/alert';
import { Button, IconButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Icon } from '../../../ui/icon';
import { below } from '../../../ui/media';
import { Stack } from '../../../ui/layout';
import { Hint } from '../../../ui/text';
import { useKeptChoice } from '../../../ui/use-kept-choice';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { firstSteps as book } from '../../../words/first-steps.gen';
import { useWords } from '../../../words/use-words';
import { useStepTexts } from './step-texts';

type Steps = AnswerOf<'/first-steps'>;
type Step = Steps['steps'][number];

const Sheet = styled(Card)`
  gap: var(--s-4);
`;
const Top = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s-2) var(--s-4);
  align-items: start;
`;
/** The progress bar, hidden from screen readers: the text next to it says the same. */
const Track = styled.div<{ $share: number }>`
  grid-column: 1 / -1;
  height: 6px;
  border-radius: var(--r-full);
  background: var(--surface-2);

  &::before {
    content: '';
    display: block;
    width: ${({ $share }) => $share * 100}%;
    height: 100%;
    border-radius: inherit;
    background: var(--star);
  }
`;
const List = styled.ol`
  display: grid;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--s-1) var(--s-3);
    align-items: center;
    min-height: 48px;
    padding-block: var(--s-1);
  }
  @media ${below('sm')} {
    li > button {
      grid-column: 2;
      justify-self: start;
    }
  }
  li + li {
    border-top: 1px solid var(--border);
  }
  svg {
    color: var(--text-2);
  }
  li[data-state='done'] svg {
    color: var(--success);
  }
  li:not([data-state='open']) {
    color: var(--text-2);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    color: var(--accent);
    font-weight: 600;
    text-underline-offset: 3px;
  }
`;
const Site = styled.p`
  a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 32px;
    color: var(--accent);
    font-weight: 600;
    text-underline-offset: 3px;
    overflow-wrap: anywhere;
  }
`;

/** The remaining first steps of a new salon, on its admin's start page; hidden once it runs. */
export function FirstSteps() {
  const { data, mutate } = useApi('/first-steps');
  const { run, isBusy, problem } = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const [fold, chooseFold] = useKeptChoice('first-steps', ['open', 'folded'], 'open');
  const words = useWords(book);
  const texts = useStepTexts();
  const sentenceOf = useSentenceOf();
  const listId = useId();
  // A failure to load the list must not keep anyone from their work.
  if (!data || data.isOver) return null;

  const steps = data.steps.filter(({ step }) => texts[step]);
  const needed = steps.filter(({ isNeeded }) => isNeeded);
  const later = steps.filter(({ isNeeded }) => !isNeeded);
  const settled = needed.filter(({ state }) => state !== 'open').length;
  const isFolded = fold === 'folded';
  const settle = (step: Step['step'], isSettled: boolean) =>
    run(async () => {
      const call = client.PUT('/first-steps/{step}', { params: { path: { step } }, body: { isSettled } });
      await mutate(await answerOf(call), { revalidate: false });
      // The pressed button may be gone.
      heading.current?.focus();
    });

  return (
    <Sheet as="section" aria-labelledby="first-steps">
      <Top>
        <div>
          <h2 id="first-steps" tabIndex={-1} ref={heading}>
            {words.firstSteps()}
          </h2>
          <Hint>
            {settled === needed.length
              ? words.readyForClients()
              : words.doneOf({ done: settled, count: needed.length })}
          </Hint>
        </div>
        <IconButton
          label={isFolded ? words.showSteps() : words.foldSteps()}
          aria-expanded={!isFolded}
          aria-controls={isFolded ? undefined : listId}
          onClick={() => chooseFold(isFolded ? 'open' : 'folded')}
        >
          <Icon of={isFolded ? ChevronDown : ChevronUp} />
        </IconButton>
        <Track $share={settled / Math.max(needed.length, 1)} aria-hidden />
      </Top>
      {!isFolded && (
        <Stack id={listId}>
          {problem && (
            <Alert tone="danger" title={words.notRemembered()}>
              <p>{sentenceOf(problem)}</p>
            </Alert>
          )}
          <StepList steps={needed} label={words.beforeFirstClient()} isBusy={isBusy} onSettle={settle} />
          <h3>{words.whenThereIsTime()}</h3>
          <StepList steps={later} label={words.whenThereIsTime()} isBusy={isBusy} onSettle={settle} />
          <Site>
            <a href={data.siteUrl} target="_blank" rel="noopener">
              {words.openYourSite()} <bdi dir="ltr">{data.siteUrl.replace(/^https?:\/\//, '')}</bdi>
              <Icon of={ExternalLink} size={16} />
            </a>
          </Site>
        </Stack>
      )}
    </Sheet>
  );
}

function StepList({
  steps,
  label,
  isBusy,
  onSettle,
}: {
  steps: readonly Step[];
  label: string;
  isBusy: boolean;
  onSettle: (step: Step['step'], isSettled: boolean) => Promise<void>;
}) {
  const words = useWords(book);
  const texts = useStepTexts();
  return (
    <List aria-label={label}>
      {steps.map(({ step, state, canBeSettled }) => {
        const text = texts[step];
        if (!text) return null;
        const { name, hint, to, settle } = text;
        return (
          <li key={step} data-state={state}>
            <Icon of={state === 'open' ? CircleDashed : CircleCheck} />
            <div>
              {state === 'open' ? <Link to={to}>{name}</Link> : <span>{name}</span>}
              {state === 'done' && <VisuallyHidden> {words.isDone()}</VisuallyHidden>}
              {state === 'settled' && <Hint>{settle.said}</Hint>}
              {state === 'open' && hint !== undefined && <Hint>{hint}</Hint>}
            </div>
            {canBeSettled && state !== 'done' && (
              <Button
                variant="ghost"
                size="small"
                disabled={isBusy}
                aria-label={words.aboutStep({
                  what: state === 'settled' ? words.takeBack() : settle.say,
                  name,
                })}
                onClick={() => void onSettle(step, state === 'open')}
              >
                {state === 'settled' ? words.takeBack() : settle.say}
              </Button>
            )}
          </li>
        );
      })}
    </List>
  );
}
