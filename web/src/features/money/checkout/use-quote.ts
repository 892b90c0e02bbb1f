import { useEffect, useRef, useState } from 'react';
import { answerOf, client } from '../../../api/client';
import { asProblem, type ProblemError } from '../../../api/problem';
import type { Quote, QuoteRequest } from './models';

/** Pause in typing before a request, and time that a request may take before the form says that it is waiting. */
const SETTLE_MS = 250;
const SLOW_MS = 1500;

interface Answer {
  /** The request as text. */
  text: string;
  /** Keys of the requested lines, in order. */
  keys: readonly string[];
  quote: Quote;
}

interface Failed extends Omit<Answer, 'quote'> {
  problem: ProblemError;
}

/** The server's quote for a sale. While another request is in progress, or after a failure, the last one stays. */
export function useQuote(request: QuoteRequest | null, lineKeys: readonly string[]) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const [slow, setSlow] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const text = request && JSON.stringify(request);
  const keys = lineKeys.join(' ');
  const isCurrent = answer?.text === text;
  const hasAnswer = answer !== null;

  useEffect(() => {
    if (text === null || isCurrent) return;
    let isOver = false;
    const ask = async () => {
      const late = window.setTimeout(() => !isOver && setSlow(text), SLOW_MS);
      try {
        const body = JSON.parse(text) as QuoteRequest;
        const quote = await answerOf(client.POST('/checkout/quote', { body }));
        if (isOver) return;
        setAnswer({ text, keys: keys.split(' '), quote });
        setFailed(null);
      } catch (thrown) {
        if (!isOver) setFailed({ text, keys: keys.split(' '), problem: asProblem(thrown) });
      } finally {
        window.clearTimeout(late);
        if (!isOver) setSlow(null);
      }
    };
    // A request that is complete when the dialog opens is sent at once.
    const timer = window.setTimeout(() => void ask(), hasAnswer ? SETTLE_MS : 0);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [text, keys, isCurrent, hasAnswer, tries]);

  const current = failed?.text === text ? failed : null;
  const found = isCurrent ? (answer?.quote ?? null) : null;
  const waiting = useRef<{ text: string | null; resolve: (quote: Quote | null) => void }>(null);
  useEffect(() => {
    const { text: asked, resolve } = waiting.current ?? {};
    if (!resolve || !(found || current || asked !== text)) return;
    waiting.current = null;
    resolve(asked === text ? found : null);
  }, [text, found, current]);

  return {
    quote: answer?.quote ?? null,
    /** The quoted line for a line of the form. */
    lineOf: (key: string) => answer?.quote.lines[answer.keys.indexOf(key)],
    /** True if the quote is for the form's current contents. */
    isCurrent: text !== null && isCurrent,
    /** Resolves with the quote for the form's current contents; null if it fails, or the form changes first. */
    whenCurrent: () =>
      found
        ? Promise.resolve(found)
        : new Promise<Quote | null>((resolve) => {
            waiting.current = { text, resolve };
          }),
    isSlow: slow !== null && slow === text,
    problem: current?.problem ?? null,
    /** The server's error about a field of a line. */
    errorOf: (key: string, name: string) => {
      const index = current?.keys.indexOf(key) ?? -1;
      return current?.problem.fieldErrors[`lines.${index}.${name}`];
    },
    retry: () => {
      setFailed(null);
      setTries((count) => count + 1);
    },
    /** Adopts a newer quote with another total than the one shown. */
    take: (quote: Quote) => text !== null && setAnswer({ text, keys: keys.split(' '), quote }),
  };
}

export type Quoted = ReturnType<typeof useQuote>;
