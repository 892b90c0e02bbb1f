import {
  lazy,
  Suspense,
  useId,
  useState,
  type ComponentProps,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import styled from 'styled-components';
import { plainFigures } from '../lib/plain-figures';
import { fields } from '../words/fields.gen';
import { useWords } from '../words/use-words';
import { IconButton } from './button';
import { Icon } from './icon';
import { inputStyle } from './input-style';
import { NativeSelect } from './native-select';
import { Hint } from './text';

export interface FieldFrameProps {
  label: string;
  hint?: ReactNode;
  error?: string;
  /** Marks the field as optional behind its label, not in it. Most fields are required, so those are unmarked. */
  isOptional?: boolean;
  /** The id of what else describes the field, such as the mark of its group. */
  describedBy?: string;
}

/** A single-line text box. */
export const Input = styled.input`
  ${inputStyle}
`;
const TextAreaInput = styled.textarea`
  ${inputStyle}
  min-height: 128px;
  resize: vertical;
`;

const Box = styled.div`
  display: grid;
  /* Fields of dates would rather be wider than their place. */
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 6px;
`;
const LabelLine = styled.div`
  font-size: 0.9375rem;
`;
/** The name of a field. */
export const FieldLabel = styled.label`
  font-weight: 600;
  font-size: 0.9375rem;
`;
/** Says that a field, or a group of them, may stay empty. */
export const Optional = styled.span`
  color: var(--text-2);
  font-weight: 400;
`;
/** The mistake in a field, below it. */
export const FieldError = styled.p`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  font-size: var(--t-meta);
  color: var(--danger);

  svg {
    flex: none;
    margin-top: 3px;
  }
`;
const PasswordBox = styled.div`
  position: relative;

  input {
    padding-inline-end: 56px;
  }
  button {
    position: absolute;
    inset-inline-end: 3px;
    top: 2px;
  }
`;

/** The label, hint and error around any input. */
export function FieldFrame({
  label,
  hint,
  error,
  isOptional = false,
  describedBy,
  children,
}: FieldFrameProps & {
  children: (control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
}) {
  const words = useWords(fields);
  const id = useId();
  const described = [
    describedBy,
    isOptional && `${id}-optional`,
    hint && `${id}-hint`,
    error && `${id}-error`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Box>
      <LabelLine data-label-line>
        <FieldLabel htmlFor={id}>{label}</FieldLabel>
        {isOptional && (
          <Optional id={`${id}-optional`} data-optional>
            {' '}
            {words.optional()}
          </Optional>
        )}
      </LabelLine>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && (
        <FieldError id={`${id}-error`}>
          <Icon of={CircleAlert} size={16} />
          {error}
        </FieldError>
      )}
    </Box>
  );
}

/** Loaded with the first letter of an address. If that fails, the field works without it. */
const EmailHint = lazy<FunctionComponent<{ box: HTMLInputElement }>>(() =>
  import('./email-hint').then(
    (part) => ({ default: part.EmailHint }),
    () => ({ default: () => null }),
  ),
);

/** Fetched with the first field for a day. If that fails, the field works without it. */
const DayInWords = lazy<FunctionComponent>(() =>
  import('./day-in-words').then(
    (part) => ({ default: part.DayInWords }),
    () => ({ default: () => null }),
  ),
);

/** True for fields for digits of any keyboard. */
const isOfFigures = ({ type, inputMode }: Pick<ComponentProps<'input'>, 'type' | 'inputMode'>) =>
  /tel|numeric|decimal/.test(inputMode ?? type ?? '');

/** Converts input to plain figures before the form reads it. */
function makePlain(box: HTMLInputElement): void {
  const plain = plainFigures(box.value);
  if (plain !== box.value) box.value = plain;
}

const isRequired = (input: Pick<ComponentProps<'input'>, 'required' | 'aria-required'>) =>
  input.required === true || input['aria-required'] === true;

/**
 * A single-line text field with label, hint and error; accepts all props of `<input>`. For email addresses, a typo in
 * a large provider's domain gets a hint, never an error.
 */
export function Field({
  label,
  hint,
  error,
  isOptional,
  describedBy,
  ...input
}: FieldFrameProps & ComponentProps<'input'>) {
  const [box, setBox] = useState<HTMLInputElement | null>(null);
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      isOptional={isOptional && !isRequired(input)}
      describedBy={describedBy}
    >
      {(control) => (
        <>
          <Input
            {...input}
            {...control}
            onInput={({ currentTarget }) => {
              if (isOfFigures(input)) makePlain(currentTarget);
              setBox(currentTarget);
            }}
          />
          {input.type === 'date' && (
            <Suspense>
              <DayInWords />
            </Suspense>
          )}
          {box?.type === 'email' && (
            <Suspense>
              <EmailHint box={box} />
            </Suspense>
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** Several lines of text. */
export function TextArea({
  label,
  hint,
  error,
  isOptional,
  ...input
}: FieldFrameProps & ComponentProps<'textarea'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error} isOptional={isOptional && !isRequired(input)}>
      {(control) => <TextAreaInput dir="auto" {...input} {...control} />}
    </FieldFrame>
  );
}

/** A native select for a short list. It always has a value, so it is never optional. */
export function SelectField({
  label,
  hint,
  error,
  isOptional: _,
  describedBy,
  children,
  ...input
}: FieldFrameProps & ComponentProps<'select'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error} describedBy={describedBy}>
      {(control) => (
        <NativeSelect {...input} {...control}>
          {children}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}

/** A password field that can show its value. */
export function PasswordField({
  label,
  hint,
  error,
  isOptional,
  ...input
}: FieldFrameProps & ComponentProps<'input'>) {
  const words = useWords(fields);
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} error={error} isOptional={isOptional && !isRequired(input)}>
      {(control) => (
        <PasswordBox>
          <Input {...input} {...control} type={isShown ? 'text' : 'password'} />
          <IconButton
            label={isShown ? words.hidePassword() : words.showPassword()}
            onClick={() => setShown(!isShown)}
          >
            <Icon of={isShown ? EyeOff : Eye} />
          </IconButton>
        </PasswordBox>
      )}
    </FieldFrame>
  );
}
