import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { mail as book } from '../../../words/mail.gen';
import { useWords } from '../../../words/use-words';

const Frame = styled.iframe`
  display: block;
  width: 100%;
  border: 1px solid var(--border);
  border-radius: var(--r-2);
  background: var(--surface-2);
`;

const FIRST_HEIGHT = 420;
const HIGHEST = 6000;

const heightIn = (data: unknown): number | null => {
  const { letterHeight: height } = (data ?? {}) as { letterHeight?: unknown };
  return typeof height === 'number' && height > 0 ? Math.min(Math.ceil(height), HIGHEST) : null;
};

/**
 * An email as its recipient sees it. The frame has no origin and follows no link (`letter-frame.controller.ts`); it
 * gets the email by a message, and answers with its height.
 */
export function LetterFrame({ html }: { html: string }) {
  const words = useWords(book);
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  useEffect(() => {
    // A sandboxed frame has no origin that could be named.
    const draw = () => frame.current?.contentWindow?.postMessage({ letterHtml: html }, '*');
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const told = heightIn(data);
      if (told === null) draw();
      else setHeight(told);
    };
    addEventListener('message', listen);
    draw();
    return () => removeEventListener('message', listen);
  }, [html]);
  return (
    <Frame
      ref={frame}
      src="/letter-frame"
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      title={words.letterFrame()}
      height={height}
    />
  );
}
