import { useState } from 'react';
import { CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { asProblem } from '../../../api/problem';
import { useAction } from '../../../api/use-action';
import { useSentenceOf } from '../../../api/use-sentence-of';
import type { Salon } from '../../../api/models';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { FormFailure } from '../../../ui/form-failure';
import { Section } from '../../../ui/section';
import { toast } from '../../../ui/toast';
import { useFormats } from '../../../ui/use-formats';
import { tillSettings as book } from '../../../words/till-settings.gen';
import { useWords } from '../../../words/use-words';
import { LawNote } from './law-note';
import type { TillMode, TillSettings } from './models';
import { useTillSettingsActions } from './mutations';
import { RecordDialog } from './record-dialog';

const modes: readonly TillMode[] = ['off', 'elsewhere', 'record'];

const Modes = styled.ul`
  display: grid;
  gap: var(--s-3);
  width: 100%;
`;
const Mode = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--s-2) var(--s-4);
  padding: var(--s-4) var(--s-5);
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface);

  &[data-chosen] {
    border-color: var(--text-2);
    box-shadow: inset 3px 0 0 var(--text);
  }
  [dir='rtl'] &[data-chosen] {
    box-shadow: inset -3px 0 0 var(--text);
  }
  h3 {
    font: 400 1.25rem/1.3 var(--font-display);
  }
  p {
    grid-column: 1 / -1;
    max-width: 60ch;
    color: var(--text-2);
    font-size: var(--t-meta);
  }
  > :nth-child(2) {
    justify-self: end;
  }
`;

/** Choice of where to take payments: each option with its consequences, the current one marked. */
export function ModePart({ settings, salon }: { settings: TillSettings; salon: Salon }) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { formatDay } = useFormats();
  const { changeRules } = useTillSettingsActions();
  const { run, isBusy, problem } = useAction();
  const [asked, setAsked] = useState<TillMode | null>(null);
  const change = async (mode: TillMode) => {
    await changeRules({ mode });
    toast.success(words.modeSaved());
  };
  const choose = (mode: TillMode) => {
    if (mode === 'elsewhere' && settings.mode === 'off') void run(() => change(mode));
    else setAsked(mode);
  };
  return (
    <Section title={words.where()} intro={words.whereIntro()}>
      <LawNote salon={salon} />
      <Modes>
        {modes.map((mode) => {
          const isChosen = mode === settings.mode;
          return (
            <Mode key={mode} data-chosen={isChosen || undefined}>
              <h3>{words[`mode.${mode}`]()}</h3>
              {isChosen ? (
                <Badge tone="success" icon={CircleCheck}>
                  {words.chosen()}
                </Badge>
              ) : (
                <Button
                  variant="ghost"
                  size="small"
                  isBusy={isBusy}
                  aria-label={words.useThat({ mode: words[`mode.${mode}`]() })}
                  onClick={() => choose(mode)}
                >
                  {words.useThis()}
                </Button>
              )}
              <p>{words[`mode.${mode}.text`]()}</p>
              {isChosen && settings.since !== null && (
                <p>{words.since({ day: formatDay(settings.since, salon.timeZone) })}</p>
              )}
            </Mode>
          );
        })}
      </Modes>
      <FormFailure sentence={problem && sentenceOf(problem)} />
      {asked === 'record' && <RecordDialog salonName={salon.name} onClose={() => setAsked(null)} />}
      {(asked === 'off' || asked === 'elsewhere') && (
        <ConfirmDialog
          title={words.leave()}
          action={words.useThat({ mode: words[`mode.${asked}`]() })}
          onClose={() => setAsked(null)}
          onConfirm={async () => {
            try {
              await change(asked);
            } catch (thrown) {
              return sentenceOf(asProblem(thrown));
            }
            setAsked(null);
            return null;
          }}
        >
          <p>{words.leaveText()}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
