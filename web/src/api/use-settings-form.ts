import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useApiForm, type ApiForm, type ApiFormOptions } from './use-api-form';

interface Options<Values extends FieldValues> extends Omit<
  ApiFormOptions<Values>,
  'defaultValues' | 'isCheckedAtOnce'
> {
  /** The saved values, in the form of the fields. */
  saved: Values;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The changed fields as typed, and all others as saved now. */
const brought = <Values extends FieldValues>(typed: Values, before: Values, saved: Values): Values => ({
  ...saved,
  ...Object.fromEntries(Object.entries(typed).filter(([name, value]) => !isSame(value, before[name]))),
});

/**
 * A form that edits what stays on the page, such as opening hours. It starts without errors, so each error is
 * shown while typing. Fields that were not changed here follow the saved values, no matter who saves them.
 */
export function useSettingsForm<Values extends FieldValues>({
  saved,
  send,
  ...options
}: Options<Values>): ApiForm<Values> {
  /** The saved values last adopted, or those sent since. */
  const known = useRef(saved);
  const [saves, setSaves] = useState(0);
  const isJustSaved = useRef(false);
  const form = useApiForm<Values>({
    ...options,
    defaultValues: saved,
    isCheckedAtOnce: true,
    send: async (values) => {
      const answer = await send(values);
      if (answer !== false) {
        known.current = values;
        isJustSaved.current = true;
        // The response may already be cached and rendered.
        setSaves((count) => count + 1);
      }
      return answer;
    },
  });

  const { reset, getValues, isBusy } = form;
  useEffect(() => {
    const before = known.current;
    if (Object.keys(saved).every((name) => isSame(saved[name], before[name]))) return;
    known.current = saved;
    const values = brought(getValues(), before, saved);
    reset(saved);
    reset(values, { keepDefaultValues: true });
  }, [saved, saves, reset, getValues]);

  useEffect(() => {
    if (isBusy || !isJustSaved.current) return;
    isJustSaved.current = false;
    const values = getValues();
    if (isSame(values, known.current)) return;
    // Input made while saving was not sent. The form has just taken it for saved.
    reset(known.current);
    reset(values, { keepDefaultValues: true });
  }, [isBusy, reset, getValues]);

  return form;
}
