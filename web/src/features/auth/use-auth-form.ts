import { useState } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form';
import { asProblem, type ProblemError, sentenceOf } from '../../api/problem';
import { authSentences } from './auth-rules';

interface AuthFormOptions {
  /** What went wrong before she came. */
  arrivedWith?: string | null;
  wordsOf?: (problem: ProblemError) => string;
}

const authSentence = (problem: ProblemError) => sentenceOf(problem, authSentences);

/**
 * A form that checks itself on submit and from then on with every change. What the server says about a field is put
 * beside that field; everything else becomes one sentence under the form, as does what went wrong before she came. A
 * form with words of its own for what goes wrong hands them in.
 */
export function useAuthForm<Values extends FieldValues>(
  defaultValues: DefaultValues<Values> & Values,
  send: (values: Values) => Promise<void>,
  { arrivedWith = null, wordsOf = authSentence }: AuthFormOptions = {},
) {
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    defaultValues,
  });
  const [failure, setFailure] = useState<string | null>(arrivedWith);

  const submit = handleSubmit(async (values) => {
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      const problem = asProblem(error);
      const wrongFields = Object.entries(problem.fieldErrors).filter(([name]) => name in defaultValues);
      wrongFields.forEach(([name, message], index) =>
        setError(name as FieldPath<Values>, { message }, { shouldFocus: index === 0 }),
      );
      if (wrongFields.length === 0) setFailure(wordsOf(problem));
    }
  });

  return { register, submit, failure, errors: formState.errors, isSending: formState.isSubmitting };
}
