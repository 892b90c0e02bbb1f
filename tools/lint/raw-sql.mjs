/** `query` of `x.query(…)`, `x?.query(…)`, `x['query'](…)` and `x.query.bind(…)`; null for any other callee. */
function rawQueryIn(callee) {
  if (callee.type !== 'MemberExpression') return null;
  if (nameOf(callee) === 'query') return callee.property;
  return /^(?:bind|call|apply)$/.test(nameOf(callee)) ? rawQueryIn(callee.object) : null;
}

const nameOf = ({ property }) => property.name ?? property.value;

/**
 * Rejects SQL and transactions that bypass `api/database`. TypeORM's `query<T>()` infers whatever type the caller
 * states, so no type check notices rows that differ from it.
 */
export const rawSql = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      transaction: 'Run the work with Transactions (api/database/transactions.ts).',
      raw: 'Ask with queryRows, findRow, getRow, execute or countChanged of api/database/rows.ts (CONTRIBUTING.md).',
    },
  },
  create: (context) => ({
    CallExpression({ callee }) {
      const node = rawQueryIn(callee);
      if (node !== null) context.report({ node, messageId: 'raw' });
      if (callee.type === 'MemberExpression' && nameOf(callee) === 'transaction')
        context.report({ node: callee.property, messageId: 'transaction' });
    },
    TaggedTemplateExpression({ tag }) {
      if (tag.type === 'MemberExpression' && nameOf(tag) === 'sql')
        context.report({ node: tag.property, messageId: 'raw' });
    },
  }),
};
