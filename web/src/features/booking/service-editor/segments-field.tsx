import type { ComponentProps } from 'react';
import { Hourglass, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useFormats } from '../../../ui/use-formats';
import { Button, IconButton } from '../../../ui/button';
import { DisplayContents } from '../../../ui/display-contents';
import { Field } from '../../../ui/field';
import { FormFailure } from '../../../ui/form-failure';
import { Icon } from '../../../ui/icon';
import { Muted } from '../../../ui/text';
import { adds, removes, useFocusAfterRemoval } from '../../../ui/use-focus-after-removal';
import { servicesDesk as book } from '../../../words/services-desk.gen';
import { useWords } from '../../../words/use-words';
import { Side, Start } from './editor-layout';
import { SegmentBar } from '../services/segment-bar';
import {
  labelsOf,
  minutesOf,
  segmentsSoFar,
  type SegmentDraft,
  withoutWait,
  withWait,
} from './service-draft';

const WithRemove = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--s-1);
`;

const MOST_SEGMENTS = 9;

/** A service's duration: alternating work and waits, drawn to scale while typing. */
export function SegmentsField({
  value: segments,
  error,
  bufferMinutes,
  buffer: bufferField,
  errorOf,
  onChange: onSegments,
}: {
  value: readonly SegmentDraft[];
  /** An error about all segments together. */
  error: string | undefined;
  bufferMinutes: string;
  /** Props for the buffer's field. */
  buffer: Omit<ComponentProps<typeof Field>, 'label'>;
  errorOf: (name: string) => string | undefined;
  onChange: (segments: SegmentDraft[]) => void;
}) {
  const words = useWords(book);
  const { formatDuration } = useFormats();
  const soFar = segmentsSoFar(segments);
  const buffer = minutesOf(bufferMinutes) ?? 0;
  const there = soFar.reduce((sum, { minutes }) => sum + minutes, 0);
  const busy = soFar.reduce((sum, { kind, minutes }) => sum + (kind === 'active' ? minutes : 0), buffer);
  const labels = labelsOf(words, segments);
  const { container, onRemoved } = useFocusAfterRemoval<HTMLDivElement>();
  const waits = segments.filter(({ kind }) => kind !== 'active').map(({ key }) => key);
  return (
    <DisplayContents ref={container}>
      <SegmentBar
        segments={soFar}
        bufferMinutes={buffer}
        names={{ active: words.handsOn(), processing: words.processing(), buffer: words.cleanUp() }}
      />
      <Muted role="status">
        {words.thereAndBusy({ there: formatDuration(there), busy: formatDuration(busy) })}
      </Muted>
      <Side $least="170px">
        {segments.map(({ key, kind, minutes }, index) => {
          const field = (
            <Field
              key={key}
              label={labels[index] ?? ''}
              inputMode="numeric"
              maxLength={3}
              value={minutes}
              aria-required
              error={errorOf(`segments.${index}.minutes`)}
              onChange={({ target }) =>
                onSegments(
                  segments.map((each) => (each.key === key ? { ...each, minutes: target.value } : each)),
                )
              }
            />
          );
          if (kind === 'active') return field;
          return (
            <WithRemove key={key}>
              {field}
              <IconButton
                {...removes}
                label={words.removeThat({ name: labels[index] ?? '' })}
                onClick={() => {
                  onRemoved(waits.indexOf(key));
                  onSegments(withoutWait(segments, key));
                }}
              >
                <Icon of={Trash2} />
              </IconButton>
            </WithRemove>
          );
        })}
        <Field
          label={words.cleanUpMinutes()}
          inputMode="numeric"
          maxLength={3}
          {...bufferField}
          aria-required
        />
      </Side>
      <FormFailure sentence={error ?? null} />
      <Start>
        <Button
          {...adds}
          variant="ghost"
          size="small"
          disabled={segments.length + 2 > MOST_SEGMENTS}
          onClick={() => onSegments(withWait(segments))}
        >
          <Icon of={Hourglass} size={18} /> {words.addProcessing()}
        </Button>
        <Muted>{words.freeWhile()}</Muted>
      </Start>
    </DisplayContents>
  );
}
