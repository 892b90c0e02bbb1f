import {
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import styled from 'styled-components';
import { controls } from '../words/controls.gen';
import { useWords } from '../words/use-words';
import { Alert } from './alert';
import { Button } from './button';
import { LeaveGuard } from './leave-guard';
import { LOW } from './media';

const Whole = styled.div`
  display: contents;

  /* The focused element must not hide behind the bar. */
  input,
  textarea,
  select,
  button {
    scroll-margin-bottom: 112px;
  }
`;
const Bar = styled.div`
  position: sticky;
  @media ${LOW} {
    position: static;
  }
  bottom: calc(var(--foot) + var(--s-3));
  z-index: var(--z-bar);
  display: grid;
  gap: var(--s-3);
  max-width: var(--form);
  margin-top: var(--s-4);
  padding: var(--s-3) var(--s-4);
  border: 1px solid var(--border-strong);
  border-radius: var(--r-2);
  background: var(--surface);
  box-shadow: var(--shadow-2);
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);

  > div {
    flex: 1;
    min-width: 140px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

/** A form with unsaved changes, as its bar shows it. */
interface Unsaved {
  sentence: string;
  failure: string | null;
  isBusy: boolean;
  isUploading: boolean;
  save: () => void;
  discard: () => void;
}

const Bars = createContext<((id: string, unsaved: Unsaved | null) => void) | null>(null);

/**
 * Forms that edit what stays on the page and have a `SaveBar` each. While any of them has unsaved changes, one bar at
 * the foot of the window names them, and saves or discards all of them. Leaving the page asks first.
 */
export function SavedTogether({
  isGuarded = true,
  children,
}: {
  /** False if the page asks on its own, for example about parts that are not shown. */
  isGuarded?: boolean;
  children: ReactNode;
}) {
  const words = useWords(controls);
  const [forms, setForms] = useState<ReadonlyMap<string, Unsaved>>(() => new Map());
  const report = useCallback(
    (id: string, unsaved: Unsaved | null) =>
      setForms((before) => {
        const after = new Map(before);
        if (unsaved) after.set(id, unsaved);
        else after.delete(id);
        return after;
      }),
    [],
  );
  const all = [...forms.values()];
  const isShown = all.length > 0;
  const isBusy = all.some((form) => form.isBusy);
  const failures = new Set(all.flatMap(({ failure }) => failure ?? []));

  const lastField = useRef<HTMLElement | null>(null);
  const isByKeyboard = useRef(false);
  const press = (act: (form: Unsaved) => void) => (event: MouseEvent) => {
    // A finger would open its keyboard again if the field got the focus back.
    isByKeyboard.current = event.detail === 0;
    for (const form of all) act(form);
  };
  useEffect(() => {
    if (isShown || !isByKeyboard.current) return;
    isByKeyboard.current = false;
    if (document.activeElement === document.body) lastField.current?.focus({ preventScroll: true });
  }, [isShown]);

  return (
    <Bars value={report}>
      <Whole onFocus={({ target }) => void (lastField.current = target)}>{children}</Whole>
      {isShown && (
        <Bar role="region" aria-label={words.unsavedChanges()} data-save-bar="">
          {failures.size > 0 && (
            <Alert tone="danger" title={words.savingFailed()}>
              {[...failures].map((failure) => (
                <p key={failure}>{failure}</p>
              ))}
            </Alert>
          )}
          <Row>
            <div role="status">
              {all.map(({ sentence }) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
            <Button
              variant="quiet"
              size="small"
              disabled={isBusy}
              onClick={press(({ discard }) => discard())}
            >
              {words.discard()}
            </Button>
            <Button
              size="small"
              isBusy={isBusy}
              disabled={all.some(({ isUploading }) => isUploading)}
              onClick={press(({ save }) => save())}
            >
              {words.save()}
            </Button>
          </Row>
        </Bar>
      )}
      {isGuarded && (
        <LeaveGuard
          isOn={isShown}
          onForget={() => {
            for (const { discard } of all) discard();
          }}
        />
      )}
    </Bars>
  );
}

/** The part of a form that its bar needs. */
interface BarForm {
  isUnsaved: boolean;
  /** True if any field shows an error. */
  isWrong: boolean;
  isBusy: boolean;
  failure: string | null;
  reset: () => void;
}

/**
 * Inside a form: offers to save or discard its unsaved changes in the bar of the surrounding `SavedTogether`, which is
 * hidden otherwise.
 */
export function SaveBar({
  form,
  name,
  unsaved,
  wrong,
  isUploading = false,
}: {
  form: BarForm;
  /** The name of what the form edits, for the sentences about it. */
  name: string;
  /** The text about unsaved changes, where it says more than the name. */
  unsaved?: string;
  /** The text while a field has an error, likewise. */
  wrong?: string;
  isUploading?: boolean;
}) {
  const words = useWords(controls);
  const report = use(Bars);
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const { isUnsaved, isWrong, isBusy, failure } = form;
  const sentence = isWrong ? (wrong ?? words.checkThat({ name })) : (unsaved ?? words.isNotSaved({ name }));
  useEffect(() => {
    if (!isUnsaved) return;
    report?.(id, {
      sentence,
      failure,
      isBusy,
      isUploading,
      save: () => place.current?.closest('form')?.requestSubmit(),
      discard: () => latest.current.reset(),
    });
  }, [report, id, isUnsaved, sentence, failure, isBusy, isUploading]);
  // Only when all is saved or the form is gone, so that the bar does not disappear between two states.
  useEffect(() => (isUnsaved ? () => report?.(id, null) : undefined), [report, id, isUnsaved]);
  return <span ref={place} hidden />;
}
