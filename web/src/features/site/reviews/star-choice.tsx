import { useId, type ComponentProps } from 'react';
import { CircleAlert, Star } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '../../../ui/icon';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { starCounts } from './stars';
import { reviews as reviewsArea } from '../../../words/reviews.gen';
import { useWords } from '../../../words/use-words';

const Group = styled.fieldset`
  legend {
    margin-bottom: 6px;
    padding: 0;
    font-weight: 600;
    font-size: 0.9375rem;
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s-3);
  color: var(--text-2);
`;
const Lights = styled.span`
  display: inline-flex;
  margin-inline-start: -8px;
`;
const Light = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--r-2);
  color: var(--star);
  cursor: pointer;

  &:hover {
    background: var(--surface-2);
  }
  &:has(input:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 1px;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;
const Mistake = styled.p`
  display: flex;
  gap: 6px;
  font-size: var(--t-meta);
  color: var(--danger);

  svg {
    flex: none;
    margin-top: 3px;
  }
`;

const wordOf = ['poor', 'couldBeBetter', 'good', 'veryGood', 'wonderful'] as const;

/** One to five stars as a radio group: arrow keys move, and the text next to it names the choice. */
export function StarChoice({
  value,
  error,
  isOptional: _,
  ...input
}: { value: number; error?: string; isOptional?: boolean } & Omit<ComponentProps<'input'>, 'value'>) {
  const words = useWords(reviewsArea);
  const word = wordOf[value - 1];
  const id = useId();
  return (
    <Group aria-describedby={error ? id : undefined}>
      <legend>{words.yourStars()}</legend>
      <Row>
        <Lights>
          {starCounts.map((star) => (
            <Light key={star}>
              <input
                {...input}
                aria-required={undefined}
                aria-invalid={error ? true : undefined}
                type="radio"
                value={star}
              />
              <Star size={28} strokeWidth={1.4} fill={star <= value ? 'currentColor' : 'none'} aria-hidden />
              <VisuallyHidden>{words.starCount({ count: star })}</VisuallyHidden>
            </Light>
          ))}
        </Lights>
        {word && <span aria-hidden>{words.outOfFive({ stars: value, word: words[word]() })}</span>}
      </Row>
      {error && (
        <Mistake id={id}>
          <Icon of={CircleAlert} size={16} />
          {error}
        </Mistake>
      )}
    </Group>
  );
}
