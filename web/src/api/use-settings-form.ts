import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useApiForm, type ApiForm, type ApiFormOptions } from './use-api-form';

interface Options<Values extends FieldValues> extends Omit<
  ApiFormOptions<Values>,
  'defaultValues' | 'isCheckedAtOnce'
> {
  /** What is saved, as it stands in the fields. */
  saved: Values;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What was typed, and in every other field what is saved now. */
const brought = <Values extends FieldValues>(typed: Values, before: Values, saved: Values): Values => ({
  ...saved,
  ...Object.fromEntries(Object.entries(typed).filter(([name, value]) => !isSame(value, before[name]))),
});

/**
 * A form over something that is there and stays on the page, such as the opening hours. It begins without mistakes, so
 * each is named as it is typed. Fields that nobody has changed here follow what is saved, whoever saves it.
 */
export function useSettingsForm<Values extends FieldValues>({
  saved,
  send,
  ...options
}: Options<Values>): ApiForm<Values> {
  /** What the fields were last brought up to, or what was sent after that. */
  const known = useRef(saved);
  const [saves, setSaves] = useState(0);
  const form = useApiForm<Values>({
    ...options,
    defaultValues: saved,
    isCheckedAtOnce: true,
    send: async (values) => {
      const answer = await send(values);
      if (answer !== false) {
        known.current = values;
        // The answer may be in the cache already, and drawn.
        setSaves((count) => count + 1);
      }
      return answer;
    },
  });

  const { reset, getValues } = form;
  useEffect(() => {
    const before = known.current;
    if (Object.keys(saved).every((name) => isSame(saved[name], before[name]))) return;
    known.current = saved;
    const values = brought(getValues(), before, saved);
    reset(saved);
    reset(values, { keepDefaultValues: true });
  }, [saved, saves, reset, getValues]);

  return form;
}
