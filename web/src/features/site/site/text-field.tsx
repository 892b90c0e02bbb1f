import styled from 'styled-components';
import type { ApiForm } from '../../../api/use-api-form';
import { Button } from '../../../ui/button';
import { Field, TextArea } from '../../../ui/field';
import { Stack } from '../../../ui/layout';
import { useFormats } from '../../../ui/use-formats';
import { siteDesk as book } from '../../../words/site-desk.gen';
import { useWords } from '../../../words/use-words';
import type { SiteText } from './models';
import { nameOf, type TextDrafts } from './text-drafts';
import { isProse, labelOf } from './text-groups';

const LONG = 120;
/** Placeholders that the server fills in on legal pages. */
const filledIn = ['{salon}', '{address}', '{email}', '{phone}', '{cancellation}'];
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s-2);
  min-height: 44px;
  color: var(--text-2);
  font-size: var(--t-meta);

  > span:first-child {
    flex: 1;
    min-width: 120px;
    font-variant-numeric: tabular-nums;
  }
`;

/** One text of the site: its field, its default, and buttons to restore either. */
export function TextField({
  form,
  text,
  value,
  place,
}: {
  form: ApiForm<TextDrafts>;
  text: SiteText;
  /** The typed text. */
  value: string;
  /** Its place, for screen readers going from button to button. */
  place: string;
}) {
  const words = useWords(book);
  const { formatList } = useFormats();
  const isDefault = value === text.default;
  const label = labelOf(words, text.key);
  const name = nameOf(text.key);
  const put = (wanted: string) => form.setValue(name, wanted, { shouldDirty: true });
  // The default of a whole page is too long to show below.
  const hint = isProse(text)
    ? words.proseHint({ names: formatList(filledIn) })
    : isDefault
      ? undefined
      : words.defaultIs({ text: text.default });
  const field = { label, hint, ...form.field(name) };
  return (
    <Stack $gap={2}>
      {text.longest > LONG ? (
        <TextArea rows={isProse(text) ? 18 : 3} {...field} aria-required />
      ) : (
        <Field {...field} aria-required />
      )}
      <Foot>
        <span>{words.charactersOf({ count: [...value].length, longest: text.longest })}</span>
        {value !== text.text && (
          <Button
            variant="quiet"
            size="small"
            aria-label={words.undoThat({ label, place })}
            onClick={() => put(text.text)}
          >
            {words.undo()}
          </Button>
        )}
        {!isDefault && (
          <Button
            variant="quiet"
            size="small"
            aria-label={words.resetThat({ label, place })}
            onClick={() => put(text.default)}
          >
            {words.reset()}
          </Button>
        )}
      </Foot>
    </Stack>
  );
}
