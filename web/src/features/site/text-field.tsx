import styled from 'styled-components';
import { Button } from '../../ui/button';
import { Field, TextArea } from '../../ui/field';
import { Stack } from '../../ui/layout';
import type { SiteText } from './models';
import { mistakeIn, reset, typed, undone, valueOf, type TextDrafts } from './text-drafts';
import { labelOf } from './text-groups';

const LONG = 120;
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
  text,
  drafts,
  place,
  refusal,
  onChange,
}: {
  text: SiteText;
  drafts: TextDrafts;
  /** Where it stands, for those who hear the buttons one by one. */
  place: string;
  /** What the server said of it. */
  refusal?: string;
  onChange: (drafts: TextDrafts) => void;
}) {
  const value = valueOf(drafts, text);
  const isDraft = text.key in drafts;
  const isDefault = value === text.default;
  const label = labelOf(text.key);
  const words = {
    label,
    hint: isDefault ? undefined : `Default: ${text.default}`,
    error: (isDraft && mistakeIn(drafts, text)) || refusal,
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(typed(drafts, text, target.value)),
  };
  return (
    <Stack $gap={2}>
      {text.longest > LONG ? <TextArea rows={3} {...words} /> : <Field {...words} />}
      <Foot>
        <span>
          {[...value].length} of {text.longest} characters
        </span>
        {isDraft && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Undo: ${label}, ${place}`}
            onClick={() => onChange(undone(drafts, text))}
          >
            Undo
          </Button>
        )}
        {!isDefault && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Reset to default: ${label}, ${place}`}
            onClick={() => onChange(reset(drafts, text))}
          >
            Reset to default
          </Button>
        )}
      </Foot>
    </Stack>
  );
}
