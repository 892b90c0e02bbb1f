import styled from 'styled-components';
import type { ApiForm } from '../../api/use-api-form';
import { Button } from '../../ui/button';
import { Field, TextArea } from '../../ui/field';
import { Stack } from '../../ui/layout';
import type { SiteText } from './models';
import { nameOf, type TextDrafts } from './text-drafts';
import { isProse, labelOf } from './text-groups';

const LONG = 120;
/** How a text that is a page is written; its default is too long to stand below it. */
const PROSE_HINT =
  'A line that begins with “## ” is a heading, lines that begin with “- ” are a list, an empty line ends a paragraph. ' +
  '{salon}, {address}, {email}, {phone} and {cancellation} are filled in; a line that asks for what you have not entered is left out.';
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

/** One text of the site: what it says, its default, and the way back to either. */
export function TextField({
  form,
  text,
  value,
  place,
}: {
  form: ApiForm<TextDrafts>;
  text: SiteText;
  /** What is typed. */
  value: string;
  /** Where it stands, for those who hear the buttons one by one. */
  place: string;
}) {
  const isDefault = value === text.default;
  const label = labelOf(text.key);
  const name = nameOf(text.key);
  const put = (words: string) => form.setValue(name, words, { shouldDirty: true });
  const ownHint = isDefault ? undefined : `Default: ${text.default}`;
  const words = { label, hint: isProse(text) ? PROSE_HINT : ownHint, ...form.field(name) };
  return (
    <Stack $gap={2}>
      {text.longest > LONG ? (
        <TextArea rows={isProse(text) ? 18 : 3} {...words} aria-required />
      ) : (
        <Field {...words} aria-required />
      )}
      <Foot>
        <span>
          {[...value].length} of {text.longest} characters
        </span>
        {value !== text.text && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Undo: ${label}, ${place}`}
            onClick={() => put(text.text)}
          >
            Undo
          </Button>
        )}
        {!isDefault && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Reset to default: ${label}, ${place}`}
            onClick={() => put(text.default)}
          >
            Reset to default
          </Button>
        )}
      </Foot>
    </Stack>
  );
}
