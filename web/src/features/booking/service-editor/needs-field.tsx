import { useId } from 'react';
import styled from 'styled-components';
import { Checkbox } from '../../../ui/checkbox';
import { Field, FieldError, SelectField } from '../../../ui/field';
import { Hint } from '../../../ui/text';
import { resources as book } from '../../../words/resources.gen';
import { useWords } from '../../../words/use-words';
import type { Pool } from '../resources/models';
import { Lines, Sheet, Side } from './editor-layout';
import { chosenParts, type NeedDraft } from './needs-draft';
import { numbered, type SegmentDraft } from './service-draft';

const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s-5);
  margin-top: var(--s-2);
`;

/** What the service needs of each pool: nothing, a unit for the whole visit, or for some of its segments. */
export function NeedsField({
  pools,
  needs,
  segments,
  errorOf,
  onChange,
}: {
  pools: readonly Pool[];
  needs: Readonly<Record<string, NeedDraft>>;
  segments: readonly SegmentDraft[];
  errorOf: (name: string) => string | undefined;
  onChange: (poolId: string, need: NeedDraft) => void;
}) {
  const words = useWords(book);
  const headingId = useId();
  return (
    <Sheet aria-labelledby={headingId}>
      <h2 id={headingId}>{words.needs()}</h2>
      <Hint>{words.needsHint()}</Hint>
      <Lines>
        {pools.map(({ _id, title }) => {
          const need = needs[_id] ?? { part: 'none', segments: [], turnover: '0' };
          const change = (part: Partial<NeedDraft>) => onChange(_id, { ...need, ...part });
          const isOneSegment = segments.length === 1;
          const error = errorOf(`needs.${_id}.segments`);
          return (
            <li key={_id}>
              <Side>
                <SelectField
                  label={title}
                  value={isOneSegment && need.part === 'parts' ? 'visit' : need.part}
                  onChange={({ target }) => change({ part: target.value as NeedDraft['part'] })}
                >
                  <option value="none">{words.notNeeded()}</option>
                  <option value="visit">{words.wholeVisit()}</option>
                  {!isOneSegment && <option value="parts">{words.chosenParts()}</option>}
                </SelectField>
                {need.part !== 'none' && (
                  <Field
                    label={words.cleanUpMinutes()}
                    inputMode="numeric"
                    maxLength={3}
                    aria-required
                    value={need.turnover}
                    error={errorOf(`needs.${_id}.turnover`)}
                    onChange={({ target }) => change({ turnover: target.value })}
                  />
                )}
              </Side>
              {need.part === 'parts' && !isOneSegment && (
                <>
                  <Parts role="group" aria-label={words.partsOf({ title })}>
                    {numbered(segments).map(({ key, kind, number }) => (
                      <Checkbox
                        key={key}
                        label={
                          kind === 'active' ? words.handsOnPart({ number }) : words.processingPart({ number })
                        }
                        aria-invalid={error ? true : undefined}
                        checked={need.segments.includes(key)}
                        onChange={({ target }) => {
                          const kept = chosenParts(need, segments).filter((one) => one !== key);
                          change({ segments: target.checked ? [...kept, key] : kept });
                        }}
                      />
                    ))}
                  </Parts>
                  {error && <FieldError role="alert">{error}</FieldError>}
                </>
              )}
            </li>
          );
        })}
      </Lines>
    </Sheet>
  );
}
