import { useEffectEvent, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import styled from 'styled-components';
import { timeOf, writtenTime } from '../lib/typed-time';
import { FieldFrame, Input, type FieldFrameProps } from './field';
import { useFormats } from './use-formats';

/** Holds the time for the form: what the form reads, sets and gives the focus to. It is never seen. */
const Holder = styled.input`
  &&&& {
    position: absolute;
    width: 1px;
    min-width: 0;
    height: 1px;
    min-height: 0;
    padding: 0;
    border: 0;
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

/**
 * Sets what a form reads, as if it had been typed there. React looks at the value of an input only where it is set by
 * this.
 */
function fill(holder: HTMLInputElement, time: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(holder, time);
  holder.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * A box for a time that is written as the salon writes its times, whatever the browser's own language: "14:30", or
 * "2:30 pm". It takes what an `<input type="time">` takes, and its form gets the same: "14:30", or nothing for what is
 * no time.
 */
export function TimeInput({
  box: Box = Input,
  id,
  disabled,
  required,
  autoFocus,
  'aria-label': label,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid,
  'aria-required': isRequired,
  ...held
}: Omit<ComponentProps<'input'>, 'type'> & {
  /** `input` where the form around it draws its boxes. */
  box?: typeof Input | 'input';
}) {
  const formats = useFormats();
  const whole = useRef<HTMLSpanElement>(null);
  const [time, setTime] = useState('');
  /** The text while it is being typed; null while the time is shown in the salon’s own way. */
  const [typed, setTyped] = useState<string | null>(null);
  const parts = () => {
    const [box, holder] = whole.current?.querySelectorAll('input') ?? [];
    return { box, holder };
  };
  const read = useEffectEvent(() => {
    const { box, holder } = parts();
    if (!holder) return;
    setTime(holder.value);
    if (holder.value !== '' && box !== document.activeElement) setTyped(null);
  });
  // A form sets its fields without an event, and renders again.
  useLayoutEffect(() => read());
  return (
    <Whole ref={whole}>
      <Box
        id={id}
        type="text"
        dir="ltr"
        autoComplete="off"
        inputMode={formats.formatWallMinute(0) === '00:00' ? 'numeric' : 'text'}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        aria-required={isRequired}
        {...{ disabled, required, autoFocus }}
        value={typed ?? writtenTime(time, formats)}
        onChange={({ target }) => {
          setTyped(target.value);
          const { holder } = parts();
          if (holder) fill(holder, timeOf(target.value, formats) ?? '');
        }}
        onBlur={() => {
          if (parts().holder?.value !== '') setTyped(null);
        }}
      />
      <Holder
        {...held}
        disabled={disabled}
        type="time"
        tabIndex={-1}
        aria-hidden
        onFocus={() => parts().box?.focus()}
      />
    </Whole>
  );
}

const Whole = styled.span`
  position: relative;
  display: grid;
`;

/** A time with its label, hint and error. */
export function TimeField({
  label,
  hint,
  error,
  isOptional,
  ...input
}: FieldFrameProps & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => <TimeInput {...input} {...control} />}
    </FieldFrame>
  );
}
