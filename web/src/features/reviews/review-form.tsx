import { useState, type ReactNode } from 'react';
import { useForm, useWatch, type FieldPath } from 'react-hook-form';
import styled from 'styled-components';
import { asProblem, sentenceOf } from '../../api/problem';
import { Button } from '../../ui/button';
import { Field, TextArea } from '../../ui/field';
import { FormFailure } from '../../ui/form-failure';
import type { ReviewWords } from './mutations';
import { reviewSentences } from './review-sentences';
import { StarChoice } from './star-choice';

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
`;

type Values = Omit<ReviewWords, 'stars'> & { stars: string };

/** Spec §5 defines no rules for this form; these are what a review needs, and what the server checks again. */
const rules = {
  stars: { required: 'Please choose how many stars' },
  name: {
    validate: (text: string) => text.trim() !== '' || 'Please tell us your name',
    maxLength: { value: 120, message: 'Please keep it under 120 letters' },
  },
  title: { maxLength: { value: 120, message: 'Please keep it under 120 letters' } },
  text: {
    validate: (text: string) => text.trim() !== '' || 'Please write a few words',
    maxLength: { value: 2000, message: 'Please keep it under 2000 letters' },
  },
};

/** Stars and words (spec §2, Review). A failure loses nothing of what was typed. */
export function ReviewForm({
  begin,
  submitLabel,
  onSubmit,
  children,
}: {
  /** What stands in it at first. */
  begin: ReviewWords;
  submitLabel: string;
  onSubmit: (words: ReviewWords) => Promise<void>;
  /** Other ways out, beside the button. */
  children?: ReactNode;
}) {
  const { register, handleSubmit, setError, formState, control } = useForm<Values>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    defaultValues: { ...begin, stars: begin.stars ? String(begin.stars) : '' },
  });
  const [failure, setFailure] = useState<string | null>(null);
  const stars = Number(useWatch({ control, name: 'stars' }) || 0);
  const { errors } = formState;

  const submit = handleSubmit(async ({ stars: chosen, ...words }) => {
    setFailure(null);
    try {
      await onSubmit({ ...words, stars: Number(chosen) });
    } catch (thrown) {
      const problem = asProblem(thrown);
      const wrong = Object.entries(problem.fieldErrors).filter(([name]) => name in begin);
      wrong.forEach(([name, message], index) =>
        setError(name as FieldPath<Values>, { message }, { shouldFocus: index === 0 }),
      );
      if (wrong.length === 0) setFailure(sentenceOf(problem, reviewSentences));
    }
  });

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate aria-label="Review">
      <StarChoice value={stars} error={errors.stars?.message} {...register('stars', rules.stars)} />
      <Field
        label="Your Name"
        autoComplete="name"
        error={errors.name?.message}
        {...register('name', rules.name)}
      />
      <Field
        label="Company name and Designation"
        autoComplete="organization-title"
        hint="Shown under your name, if you like."
        error={errors.title?.message}
        {...register('title', rules.title)}
      />
      <TextArea label="Description" rows={5} error={errors.text?.message} {...register('text', rules.text)} />
      <Foot>
        <Button type="submit" isBusy={formState.isSubmitting}>
          {submitLabel}
        </Button>
        {children}
      </Foot>
      <FormFailure sentence={failure} />
    </Form>
  );
}
