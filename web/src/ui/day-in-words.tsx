import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dayInUtc } from '../lib/local-day';
import { Hint } from './text';
import { useFormats } from './use-formats';

const A_DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * The day of the field above it in words, "Tuesday 3 November": a browser writes its figures in its own order, whatever the
 * language of the page.
 */
export function DayInWords() {
  const { formatDay } = useFormats();
  const line = useRef<HTMLParagraphElement>(null);
  const [day, setDay] = useState('');
  const box = () => line.current?.parentElement?.querySelector('input');
  const read = useEffectEvent(() => setDay(box()?.value ?? ''));
  useEffect(() => {
    const field = box();
    const onInput = () => read();
    field?.addEventListener('input', onInput);
    return () => field?.removeEventListener('input', onInput);
  }, []);
  // A form sets its fields without an event, and renders again.
  useEffect(() => read());
  return (
    <Hint ref={line} data-day-words hidden={!A_DAY.test(day)}>
      {A_DAY.test(day) && formatDay(dayInUtc(day), 'UTC')}
    </Hint>
  );
}
