import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useApiForm } from '../../../api/use-api-form';
import { required, type FieldRules } from '../../../lib/field-rules';
import { Button } from '../../../ui/button';
import { Field, TextArea } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { useFieldRules } from '../../../ui/use-field-rules';
import { FormFailure } from '../../../ui/form-failure';
import { ButtonRow } from '../../../ui/button-row';
import type { ReviewWords } from './mutations';
import { reviewSentences } from './review-sentences';
import { StarChoice } from './star-choice';
import { reviews as reviewsArea } from '../../../words/reviews.gen';
import type { ReviewsWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';

/** Spec §5 defines no rules for this form; these are the server's. */
const reviewRules = (words: ReviewsWords, { atMost }: FieldRules) => ({
  stars: { required: words.starsRequired() },
  name: { ...required(words.nameRequired()), ...atMost(120) },
  title: atMost(120),
  text: { ...required(words.textRequired()), ...atMost(2000) },
});

/** Stars and text (spec §2, Review). A failure loses no input. */
export function ReviewForm({
  initial,
  submitLabel,
  onSubmit,
  children,
}: {
  initial: ReviewWords;
  submitLabel: string;
  onSubmit: (review: ReviewWords) => Promise<void>;
  /** Further buttons next to the first. */
  children?: ReactNode;
}) {
  const words = useWords(reviewsArea);
  const rules = reviewRules(words, useFieldRules());
  const { name, title, text } = initial;
  const form = useApiForm({
    defaultValues: { name, title, text, stars: initial.stars ? String(initial.stars) : '' },
    send: ({ stars, ...others }) => onSubmit({ ...others, stars: Number(stars) }),
    sentences: reviewSentences(words),
  });
  const stars = useWatch({ control: form.control, name: 'stars' });

  return (
    <Form form={form} aria-label={words.review()}>
      <StarChoice value={Number(stars)} {...form.field('stars', rules.stars)} />
      <Field label={words.yourName()} autoComplete="name" {...form.field('name', rules.name)} />
      <Field
        label={words.companyAndRole()}
        autoComplete="organization-title"
        hint={words.companyHint()}
        {...form.field('title', rules.title)}
      />
      <TextArea label={words.description()} rows={5} {...form.field('text', rules.text)} />
      <ButtonRow>
        <Button type="submit" isBusy={form.isBusy}>
          {submitLabel}
        </Button>
        {children}
      </ButtonRow>
      <FormFailure sentence={form.failure} />
    </Form>
  );
}
