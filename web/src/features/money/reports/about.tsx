import styled from 'styled-components';
import { PopoverButton } from '../../../ui/popover-button';
import { charts } from '../../../words/charts.gen';
import { useWords } from '../../../words/use-words';

/** A small question mark in a circle, in a target large enough to press. */
const Mark = styled(PopoverButton)`
  width: 24px;
  height: 24px;
  margin-inline-start: 2px;
  font: 600 0.6875rem/1 var(--font-ui);
  vertical-align: bottom;

  &::before {
    content: '';
    position: absolute;
    width: 15px;
    height: 15px;
    border: 1px solid var(--border-strong);
    border-radius: 50%;
  }
  @media print {
    display: none;
  }
`;

/** Explains how a figure is counted; placed below it, so that the figure stays visible. */
export function About({ figure, children }: { figure: string; children: string }) {
  const words = useWords(charts);
  return (
    <Mark label={words.about({ figure })} icon="?">
      {children}
    </Mark>
  );
}
