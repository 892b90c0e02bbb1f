import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { FieldFrame, Input, type FieldFrameProps } from './field';
import { useCombobox } from './use-combobox';
import { VisuallyHidden } from './visually-hidden';

const Anchor = styled.div`
  position: relative;
`;
const Mark = styled.span`
  position: absolute;
  inset-inline-end: 12px;
  top: 12px;
  line-height: 0;
  color: var(--text-2);
  pointer-events: none;
`;
const Popup = styled.div`
  position: absolute;
  /* Above the buttons at the foot of a dialog, which come after it. */
  z-index: var(--z-popup);
  inset: calc(100% + 4px) 0 auto;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-2);
  background: var(--surface);
  box-shadow: var(--shadow-2);

  &[data-inline] {
    position: static;
    margin-top: var(--s-1);
    border: 0;
    box-shadow: none;
  }
`;
const Status = styled.p`
  padding: 10px 14px;
  color: var(--text-2);
  font-size: var(--t-meta);
`;
const List = styled.div`
  [data-inline] > & {
    max-height: none;
  }
  max-height: min(300px, 40dvh);
  overflow-y: auto;
  overscroll-behavior: contain;
`;
const Option = styled.div`
  display: grid;
  align-content: center;
  min-height: 48px;
  padding: 6px 14px;
  border-top: 1px solid var(--border);
  cursor: pointer;
  overflow-wrap: anywhere;

  &:hover {
    background: var(--surface-2);
  }
  &[aria-selected='true'] {
    background: var(--surface-3);
    color: var(--text);
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
  &:not([aria-selected='true']) small {
    color: var(--text-2);
  }
  small {
    font-size: var(--t-meta);
  }
`;

/** Something that can be chosen. */
export interface Choice {
  /** Unique among the choices. */
  key: string;
  /** Displayed and announced. */
  content: ReactNode;
  /** True to keep the list open after choosing, for example for another try. */
  staysOpen?: boolean;
}

interface Props extends FieldFrameProps, Omit<ComponentProps<'input'>, 'children'> {
  choices: readonly Choice[];
  /** A visual hint at the end of the line that there is a list. */
  mark?: ReactNode;
  /** Keeps the list in sight below the field, as part of the page. */
  isInline?: boolean;
  /** The list's accessible name. */
  listLabel: string;
  /** Above the choices, and announced when it changes: how many there are, or why there are none. Empty for no list. */
  status: string;
  onChoose: (key: string) => void;
}

/**
 * A text field with a list of suggestions: the editable combobox of the ARIA Authoring Practices. The focus stays in
 * the text; arrow keys move through the list, Enter selects, Escape closes it. Choosing is optional: any text counts.
 * The caller decides where the choices come from, and when.
 */
export function Combobox({
  label,
  hint,
  error,
  isOptional,
  mark,
  isInline = false,
  choices,
  listLabel,
  status,
  onChoose,
  onChange,
  onBlur,
  ...input
}: Props) {
  const listId = useId();
  const optionId = (key: string) => `${listId}-${key}`;
  const { isShown, activeKey, inputHandlers, choose } = useCombobox({
    choices,
    isFilled: status !== '',
    isAlwaysOpen: isInline,
    onChoose,
  });

  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown && !isInline) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, isInline]);
  useEffect(() => {
    popup.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeKey]);

  return (
    <FieldFrame label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => (
        <Anchor>
          <Input
            {...input}
            {...control}
            {...inputHandlers}
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={isShown}
            aria-controls={isShown ? listId : undefined}
            aria-activedescendant={activeKey === null ? undefined : optionId(activeKey)}
            onChange={(event) => {
              inputHandlers.onChange();
              onChange?.(event);
            }}
            onBlur={(event) => {
              inputHandlers.onBlur();
              onBlur?.(event);
            }}
          />
          {mark && <Mark aria-hidden>{mark}</Mark>}
          <VisuallyHidden role="status">{isShown && status}</VisuallyHidden>
          {isShown && (
            // Pressing the mouse must not take the focus out of the text.
            <Popup
              ref={popup}
              data-inline={isInline || undefined}
              onMouseDown={(event) => event.preventDefault()}
            >
              {status !== '' && <Status aria-hidden>{status}</Status>}
              <List id={listId} role="listbox" aria-label={listLabel} tabIndex={-1}>
                {choices.map(({ key, content }) => (
                  <Option
                    key={key}
                    id={optionId(key)}
                    role="option"
                    aria-selected={key === activeKey}
                    onClick={() => choose(key)}
                  >
                    {content}
                  </Option>
                ))}
              </List>
            </Popup>
          )}
        </Anchor>
      )}
    </FieldFrame>
  );
}
