import { Checkbox } from '../../../ui/checkbox';
import { Hint } from '../../../ui/text';
import { blocks } from '../../../words/blocks.gen';
import { useWords } from '../../../words/use-words';
import { Choices, Part } from './parts';

/** The people to block, if there are several. */
export function PeoplePart({
  people,
  chosen,
  isMissing,
  onChange,
}: {
  people: readonly { _id: string; name: string }[];
  chosen: readonly string[];
  /** It was submitted without a person. */
  isMissing: boolean;
  onChange: (chosen: string[]) => void;
}) {
  const words = useWords(blocks);
  return (
    <Part>
      <legend>{words.whoseTime()}</legend>
      <Choices>
        {people.map(({ _id, name }) => (
          <Checkbox
            key={_id}
            label={name}
            checked={chosen.includes(_id)}
            aria-invalid={(isMissing && chosen.length === 0) || undefined}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, _id] : chosen.filter((other) => other !== _id))
            }
          />
        ))}
      </Choices>
      {chosen.length === 0 && <Hint role="status">{words.choosePerson()}</Hint>}
    </Part>
  );
}
