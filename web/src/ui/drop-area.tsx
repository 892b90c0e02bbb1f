import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';

const Area = styled.div<{ $isOver: boolean }>`
  display: grid;
  gap: var(--s-3);
  padding: var(--s-4);
  border: 1px dashed ${({ $isOver }) => ($isOver ? 'var(--accent)' : 'var(--border-strong)')};
  border-radius: var(--r-3);
  background: ${({ $isOver }) => ($isOver ? 'var(--accent-soft)' : 'var(--surface)')};
  min-width: 0;
`;

/** The place where files are dropped, or chosen from a list. */
export function DropArea({
  label,
  accept,
  isMultiple = false,
  className,
  onFiles,
  children,
}: {
  /** The name of the hidden field. */
  label: string;
  /** The kinds of files, as in the attribute of that name. */
  accept: string;
  isMultiple?: boolean;
  className?: string;
  onFiles: (files: [File, ...File[]]) => void;
  /** Draws what is inside; `choose` opens the list of files. */
  children: (choose: () => void) => ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const give = ([first, ...others]: Iterable<File>) => {
    if (first) onFiles([first, ...others]);
  };
  return (
    <Area
      className={className}
      $isOver={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        give(event.dataTransfer.files);
      }}
    >
      {children(() => input.current?.click())}
      <input
        ref={input}
        hidden
        multiple={isMultiple}
        type="file"
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Allows choosing the same file again after a failure.
          target.value = '';
          give(files);
        }}
      />
    </Area>
  );
}
