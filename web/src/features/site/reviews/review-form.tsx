import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useApiForm } from '../../../api/use-api-form';
import { required, type FieldRules } from '../../../lib/field-rules';
import { Button } from '../../../ui/button';
import { Field, TextArea } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { useFieldRules } from '../../../ui/use-field-rules';
import { FormFailure } from '../../../ui/form-failure';
import { ButtonRow, DialogActions } from '../../../ui/button-row';
import type { ReviewWords } from './mutations';
import { PortraitChoice } from './portrait-choice';
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
  takesPicture = false,
  onSubmit,
  children,
}: {
  initial: ReviewWords;
  submitLabel: string;
  /** Lets the author choose a picture of themselves as well. */
  takesPicture?: boolean;
  onSubmit: (review: ReviewWords, portrait: File | null) => Promise<void>;
  /** The button that changes nothing, in a dialog. */
  children?: ReactNode;
}) {
  const words = useWords(reviewsArea);
  const rules = reviewRules(words, useFieldRules());
  const { name, title, text } = initial;
  const [portrait, setPortrait] = useState<File | null>(null);
  const form = useApiForm({
    defaultValues: { name, title, text, stars: initial.stars ? String(initial.stars) : '' },
    send: ({ stars, ...others }) => onSubmit({ ...others, stars: Number(stars) }, portrait),
    sentences: reviewSentences(words),
  });
  const stars = useWatch({ control: form.control, name: 'stars' });
  const Foot = children ? DialogActions : ButtonRow;

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
      {takesPicture && <PortraitChoice file={portrait} onChange={setPortrait} />}
      <FormFailure sentence={form.failure} />
      <Foot>
        {children}
        <Button type="submit" isBusy={form.isBusy}>
          {submitLabel}
        </Button>
      </Foot>
    </Form>
  );
}
