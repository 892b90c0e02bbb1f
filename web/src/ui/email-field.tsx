import { lazy, Suspense, useRef, useState, type ComponentProps, type FunctionComponent } from 'react';
import { FieldFrame, Input, type FieldFrameProps } from './field';
import type { EmailHintProps } from './email-hint';

/** Comes with the first address that is typed, since few need it. If it fails to load, the field works without it. */
const EmailHint = lazy<FunctionComponent<EmailHintProps>>(() =>
  import('./email-hint').then(
    (part) => ({ default: part.EmailHint }),
    () => ({ default: () => null }),
  ),
);

interface Change {
  target: HTMLInputElement;
  type: string;
}

/** A field for an email address. A slip in the domain of a large provider gets a hint, never an error. */
export function EmailField({
  label,
  hint,
  error,
  isOptional,
  onChange,
  ...input
}: FieldFrameProps &
  Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
    onChange: (change: Change) => unknown;
  }) {
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const change = ({ target, type }: Change) => {
    box.current = target;
    setTyped(target.value);
    onChange({ target, type });
  };
  const take = (address: string) => {
    if (!box.current) return;
    box.current.value = address;
    change({ target: box.current, type: 'change' });
    box.current.focus();
  };
  return (
    <FieldFrame label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => (
        <>
          <Input {...input} {...control} type="email" onChange={change} />
          {typed.includes('@') && (
            <Suspense>
              <EmailHint typed={typed} onTake={take} />
            </Suspense>
          )}
        </>
      )}
    </FieldFrame>
  );
}
