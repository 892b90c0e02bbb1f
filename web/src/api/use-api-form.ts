import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
} from 'react-hook-form';
import { asProblem, ProblemError } from './problem';
import { useSentenceOf } from './use-sentence-of';

export interface ApiFormOptions<Values extends FieldValues> {
  defaultValues: Values;
  /** Sends the values; resolves to false if they are not saved yet. Errors are shown in the form. */
  send: (values: Values) => Promise<unknown>;
  /** This form's own sentences by problem code. */
  sentences?: Readonly<Record<string, string>>;
  /** Replaces `sentences` if the sentence depends on more than the code. */
  explain?: (problem: ProblemError) => string;
  /** Errors by field name; by default, the problem's own. */
  fieldErrorsOf?: (problem: ProblemError) => Readonly<Record<string, string>>;
  /** A failure from before the form was opened. */
  initialFailure?: string | null;
  /** Rules across several fields or a list: a sentence per error, by field name. */
  check?: (values: Values) => Readonly<Record<string, string>>;
  /** Shows errors while typing, instead of only after the first submit. */
  isCheckedAtOnce?: boolean;
  /** Unsaved input from an earlier visit. */
  draft?: Values | null;
  /** Called with every change: the unsaved values, or null if everything is saved. Keep it stable. */
  onDraft?: (draft: Values | null) => void;
}

/** The sentence for a long form, whose errors may be out of sight. */
const checkFields = new ProblemError({ code: 'invalid-input', status: 422 });

const hasField = (values: unknown, name: string): boolean =>
  name
    .split('.')
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined,
      values,
    ) !== undefined;

/**
 * A form that writes to the API. It is validated on submit, and then with every change. The first error gets the
 * focus, or else the sentence that explains the failure. Server errors about a field are shown at that field;
 * everything else becomes one sentence, `failure`. A failed submit loses nothing.
 */
export function useApiForm<Values extends FieldValues>({
  defaultValues,
  send,
  sentences,
  explain: ownExplain,
  fieldErrorsOf = ({ fieldErrors }) => fieldErrors,
  initialFailure = null,
  check,
  isCheckedAtOnce = false,
  draft = null,
  onDraft,
}: ApiFormOptions<Values>) {
  const sentenceOf = useSentenceOf();
  const explain = ownExplain ?? ((problem: ProblemError) => sentenceOf(problem, sentences));
  const {
    register,
    handleSubmit,
    formState,
    getFieldState,
    reset: resetFields,
    ...form
  } = useForm<Values>({
    mode: isCheckedAtOnce ? 'onChange' : 'onSubmit',
    reValidateMode: 'onChange',
    // The focus follows the order on the screen, see below.
    shouldFocusError: false,
    defaultValues: defaultValues as DefaultValues<Values>,
  });
  const [failure, setFailure] = useState<string | null>(initialFailure);
  const element = useRef<HTMLFormElement | null>(null);
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    // The focused button was disabled while sending.
    const target =
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      element.current?.querySelector<HTMLElement>('[data-failure]');
    target?.focus();
  }, [refusals]);

  // Watching all values rerenders the form with each keystroke, so it is skipped where not needed.
  const watched = useWatch({ control: form.control, disabled: !check && !onDraft }) as Values;
  const [isChecked, setChecked] = useState(false);
  const { isDirty, errors } = formState;
  const mistakes = ((isChecked || (isCheckedAtOnce && isDirty)) && check?.(watched)) || {};
  const hasMistakes = Object.keys(mistakes).length > 0;

  const reset = useCallback(
    (...values: Parameters<typeof resetFields>) => {
      setFailure(null);
      setChecked(false);
      resetFields(...values);
    },
    [resetFields],
  );
  const restored = useRef(draft);
  useEffect(() => {
    if (restored.current) {
      resetFields(restored.current, { keepDefaultValues: true });
      restored.current = null;
      return;
    }
    onDraft?.(isDirty ? watched : null);
  }, [resetFields, isDirty, onDraft, watched]);

  const refuse = (thrown: unknown) => {
    const problem = asProblem(thrown);
    const wrong = Object.entries(fieldErrorsOf(problem)).filter(([name]) => hasField(form.getValues(), name));
    for (const [name, message] of wrong) form.setError(name as FieldPath<Values>, { message });
    if (wrong.length === 0) setFailure(explain(problem));
  };

  /** Only one at a time: validates the fields if requested, and runs `work` with their values. */
  const run = async (work: (values: Values) => Promise<unknown>, needsCheck: boolean) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFailure(null);
    // Otherwise, server errors about fields without a rule would block the submit.
    form.clearErrors();
    let isDone = false;
    const attempt = async (values: Values) => {
      try {
        isDone = (await work(values)) !== false;
      } catch (thrown) {
        refuse(thrown);
      }
    };
    if (!needsCheck) await attempt(form.getValues());
    else {
      setChecked(true);
      const isWrong = check && Object.keys(check(form.getValues())).length > 0;
      await handleSubmit(isWrong ? () => undefined : attempt)();
    }
    isSending.current = false;
    setBusy(false);
    if (isDone) reset(form.getValues(), { keepValues: true });
    else setRefusals((count) => count + 1);
  };

  /** The error of a field. */
  const errorOf = (name: string): string | undefined =>
    mistakes[name] ?? getFieldState(name as FieldPath<Values>, formState).error?.message;

  /**
   * All props of a field in the kit: `<Field label="Email" {...field('email', emailRules)} />`. A field without a
   * required rule is marked as optional; if `check` requires it, add `aria-required` after it.
   */
  const field = <Name extends FieldPath<Values>>(name: Name, rules?: RegisterOptions<Values, Name>) => ({
    ...register(name, rules),
    'aria-required': rules?.required ? (true as const) : undefined,
    isOptional: !rules?.required,
    error: errorOf(name),
  });

  return {
    ...form,
    register,
    /** Resets the form to its initial or the given values. */
    reset,
    field,
    errorOf,
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      element.current = event.currentTarget;
      void run(send, true);
    },
    /** Another action of the form, without validation. */
    attempt: (work: (values: Values) => Promise<unknown>) => void run(work, false),
    isBusy,
    /** The number of failed submits. */
    refusals,
    isUnsaved: isDirty,
    /** True if any error is shown. */
    isWrong: hasMistakes || Object.keys(errors).length > 0,
    failure: failure ?? (isChecked && hasMistakes ? sentenceOf(checkFields) : null),
  };
}

export type ApiForm<Values extends FieldValues> = ReturnType<typeof useApiForm<Values>>;
