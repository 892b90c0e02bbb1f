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
  /** Sends what was filled in; gives false when it is not saved yet. What it throws is shown in the form. */
  send: (values: Values) => Promise<unknown>;
  /** This form's own sentences for the codes of problems. */
  sentences?: Readonly<Record<string, string>>;
  /** In place of `sentences`, where the sentence depends on more than the code. */
  explain?: (problem: ProblemError) => string;
  /** What is wrong with the fields, by their names; left out, it is what the problem says about each. */
  fieldErrorsOf?: (problem: ProblemError) => Readonly<Record<string, string>>;
  /** What went wrong before the form was opened. */
  initialFailure?: string | null;
  /** Rules that concern several fields or a list: a sentence for each mistake, by the name of its field. */
  check?: (values: Values) => Readonly<Record<string, string>>;
  /** Whether a mistake is named while it is typed, and not only from the first submit on. */
  isCheckedAtOnce?: boolean;
  /** What was typed here earlier and not saved. */
  draft?: Values | null;
  /** Hears of every change: what is not saved, or null when everything is. Keep it stable. */
  onDraft?: (draft: Values | null) => void;
}

/** The sentence for a long form, whose mistakes may be out of sight. */
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
 * A form that writes to the API: it is checked on submit and from then on with every change, the first mistake gets the
 * focus or else the sentence that says why it failed, and what the server says about a field is shown at that field.
 * Everything else becomes one sentence, `failure`. A failed submit loses nothing.
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
    // While it was sent, the button that had the focus was disabled.
    const target =
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      element.current?.querySelector<HTMLElement>('[data-failure]');
    target?.focus();
  }, [refusals]);

  // Reading all values draws the whole form at each key, so it is left out where nothing needs them.
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

  /** Once at a time: checks the fields if asked to, and does `work` with their values. */
  const run = async (work: (values: Values) => Promise<unknown>, needsCheck: boolean) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFailure(null);
    // What the server said about a field that has no rule would otherwise stay in the way.
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

  /** What is wrong with a field. */
  const errorOf = (name: string): string | undefined =>
    mistakes[name] ?? getFieldState(name as FieldPath<Values>, formState).error?.message;

  /**
   * All that a field of the kit needs: `<Field label="Email" {...field('email', emailRules)} />`. A field without a rule
   * that requires it says that it is optional; where `check` requires it, `aria-required` comes behind.
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
    /** Back to what the form began with, or to these values. */
    reset,
    field,
    errorOf,
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      element.current = event.currentTarget;
      void run(send, true);
    },
    /** Something else that the form can do; the fields are not checked before. */
    attempt: (work: (values: Values) => Promise<unknown>) => void run(work, false),
    isBusy,
    /** How often it was not sent or not taken. */
    refusals,
    isUnsaved: isDirty,
    /** Whether a mistake is marked. */
    isWrong: hasMistakes || Object.keys(errors).length > 0,
    failure: failure ?? (isChecked && hasMistakes ? sentenceOf(checkFields) : null),
  };
}

export type ApiForm<Values extends FieldValues> = ReturnType<typeof useApiForm<Values>>;
