import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A short list with a line per item. */
export const PlainList = styled.ul`
  display: grid;
  width: 100%;

  > li + li {
    border-top: 1px solid var(--border);
  }
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
  padding-block: var(--s-2);
`;
const Text = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;

  > strong {
    font-weight: 600;
  }
  > span {
    color: var(--text-2);
    font-size: var(--t-meta);
  }
`;
const Actions = styled.div`
  display: flex;
  flex: none;
`;

/** An item's name, a detail, and its actions. */
export function PlainRow({
  title,
  detail,
  actions,
}: {
  title: string;
  detail?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <Row>
      <Text>
        <strong>{title}</strong>
        {detail && <span>{detail}</span>}
      </Text>
      {actions && <Actions>{actions}</Actions>}
    </Row>
  );
}
