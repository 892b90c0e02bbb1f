import { Plus, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { hoursDesk as book } from '../../../words/hours-desk.gen';
import { useWords } from '../../../words/use-words';
import { mayAddTo, nextWindow, type TypedWindow, type WallWindow } from './time-windows';
import { Button, IconButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { below } from '../../../ui/media';
import { Muted } from '../../../ui/text';
import { adds, removes, useFocusAfterRemoval } from '../../../ui/use-focus-after-removal';
import { TimeInput } from '../../../ui/time-field';

const Windows = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  min-width: 0;
`;
const Window = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);

  input {
    width: 7.2rem;
    min-height: 44px;
    padding: 6px 10px;
    border: 1px solid var(--border-strong);
    border-radius: var(--r-2);
    background: var(--surface);
    color: var(--text);
    font: inherit;
    font-variant-numeric: tabular-nums;
  }
  input[aria-invalid='true'] {
    border-color: var(--danger);
  }
  @media ${below('xs')} {
    input {
      width: 5.5rem;
      padding-inline: 6px;
    }
  }
`;
const Mistake = styled.p`
  width: 100%;
  color: var(--danger);
  font-size: var(--t-meta);
`;

/** The windows of one day: any number, or none. */
export function DayHours({
  day,
  value,
  none,
  usual,
  error,
  onChange,
  children,
}: {
  /** The day's name, for screen readers. */
  day: string;
  value: readonly TypedWindow[];
  /** The text for a day without windows. */
  none: string;
  /** The initial values of the first window. */
  usual: WallWindow;
  /** The reason why these windows are invalid. */
  error?: string;
  onChange: (value: TypedWindow[]) => void;
  /** Further actions for the day. */
  children?: ReactNode;
}) {
  const words = useWords(book);
  const id = useId();
  const invalid = error ? ({ 'aria-invalid': true, 'aria-describedby': id } as const) : {};
  const { container, onRemoved } = useFocusAfterRemoval<HTMLDivElement>();
  const change = (index: number, part: Partial<TypedWindow>) =>
    onChange(value.map((window, place) => (place === index ? { ...window, ...part } : window)));
  const nameOf = (index: number) => (value.length > 1 ? words.hoursNumber({ day, number: index + 1 }) : day);

  return (
    <Windows ref={container} role="group" aria-label={day}>
      {value.length === 0 && <Muted as="span">{none}</Muted>}
      {value.map(({ from, to }, index) => (
        // Keyed by position: while typing, both times may equal another window's.
        <Window key={index}>
          <TimeInput
            box="input"
            required
            aria-label={words.fromOf({ name: nameOf(index) })}
            {...invalid}
            value={from}
            onChange={(event) => change(index, { from: event.target.value })}
          />
          <span aria-hidden>–</span>
          <TimeInput
            box="input"
            required
            aria-label={words.toOf({ name: nameOf(index) })}
            {...invalid}
            value={to}
            onChange={(event) => change(index, { to: event.target.value })}
          />
          <IconButton
            {...removes}
            label={words.removeThat({ name: nameOf(index) })}
            onClick={() => {
              onRemoved(index);
              onChange(value.filter((_, place) => place !== index));
            }}
          >
            <Icon of={X} size={18} />
          </IconButton>
        </Window>
      ))}
      {mayAddTo(value) && (
        <Add
          day={day}
          isFirst={value.length === 0}
          onAdd={() => onChange([...value, nextWindow(value, usual)])}
        />
      )}
      {children}
      {error && (
        <Mistake id={id} role="alert">
          {error}
        </Mistake>
      )}
    </Windows>
  );
}

function Add({ day, isFirst, onAdd }: { day: string; isFirst: boolean; onAdd: () => void }) {
  const words = useWords(book);
  const label = words.addHoursOn({ day });
  if (!isFirst) {
    return (
      <IconButton {...adds} label={label} onClick={onAdd}>
        <Icon of={Plus} size={18} />
      </IconButton>
    );
  }
  return (
    <Button {...adds} variant="quiet" size="small" aria-label={label} onClick={onAdd}>
      <Icon of={Plus} size={18} /> {words.addHours()}
    </Button>
  );
}
