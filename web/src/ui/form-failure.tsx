import { CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from './icon';

const Sentence = styled.p`
  display: flex;
  gap: var(--s-2);
  color: var(--danger);

  svg {
    flex: none;
    margin-top: 3px;
  }
`;

/** Explains in red below a form why it could not be sent; announced as soon as it appears. */
export function FormFailure({ sentence }: { sentence: string | null }) {
  return (
    <div role="alert">
      {sentence && (
        <Sentence tabIndex={-1} data-failure>
          <Icon of={CircleAlert} />
          {sentence}
        </Sentence>
      )}
    </div>
  );
}
