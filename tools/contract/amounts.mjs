// Fields of the contract that are made of cents, found in the sources: those of bodies by their decorator, those of answers
// by `toPrice`.
import ts from 'typescript';

/** The maximum number of functions and variables between a field and `toPrice`. */
const MOST_STEPS = 4;

/** All `Owner.field` that are amounts, by the compiler's own types. */
export function fieldsMadeOfCents(program) {
  const checker = program.getTypeChecker();
  const found = new Set();
  const ownersOf = (literal) => {
    const type = checker.getContextualType(literal);
    return type?.isUnion() ? type.types : [type];
  };
  const note = (literal, name) => {
    for (const owner of ownersOf(literal))
      for (const { parent } of owner?.getProperty(name)?.declarations ?? [])
        if (ts.isClassDeclaration(parent) && parent.name) found.add(`${parent.name.text}.${name}`);
  };
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && isPrice(checker, node.initializer))
      note(node.parent, node.name.getText());
    if (ts.isShorthandPropertyAssignment(node)) {
      const value = checker.getShorthandAssignmentValueSymbol(node);
      if (isPriceSymbol(checker, value, MOST_STEPS)) note(node.parent, node.name.text);
    }
    if (ts.isPropertyDeclaration(node) && isDecoratedAmount(node))
      found.add(`${node.parent.name.text}.${node.name.getText()}`);
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (!file.fileName.includes('node_modules')) visit(file);
  return [...found].toSorted();
}

const isDecoratedAmount = (node) =>
  (ts.getDecorators(node) ?? []).some(({ expression }) =>
    /^Is(Amount|Difference)\(/.test(expression.getText()),
  );

/** True if an expression is or may be a price. */
function isPrice(checker, node, steps = MOST_STEPS) {
  const isOne = (part) => isPrice(checker, part, steps);
  if (steps === 0) return false;
  if (ts.isCallExpression(node)) {
    if (
      node.expression.getText() === 'toPrice' ||
      node.arguments.some((given) => given.getText() === 'toPrice')
    )
      return true;
    return isPriceSymbol(checker, checker.getSymbolAtLocation(node.expression), steps - 1);
  }
  if (ts.isIdentifier(node)) return isPriceSymbol(checker, checker.getSymbolAtLocation(node), steps - 1);
  if (ts.isConditionalExpression(node)) return isOne(node.whenTrue) || isOne(node.whenFalse);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return isOne(node.expression);
  if (ts.isPrefixUnaryExpression(node)) return isOne(node.operand);
  if (ts.isBinaryExpression(node)) return isAddition(node) && (isOne(node.left) || isOne(node.right));
  return false;
}

const isAddition = ({ operatorToken: { kind } }) =>
  [
    ...[ts.SyntaxKind.PlusToken, ts.SyntaxKind.MinusToken],
    ...[ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.AmpersandAmpersandToken],
  ].includes(kind);

/** True if a variable is a price, or a function that returns one. */
function isPriceSymbol(checker, symbol, steps) {
  if (!symbol || steps <= 0) return false;
  const origin = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return (origin.declarations ?? []).some((declared) => {
    if (ts.isVariableDeclaration(declared) && declared.initializer) {
      const { initializer } = declared;
      return ts.isArrowFunction(initializer)
        ? returnsPrice(checker, initializer.body, steps)
        : isPrice(checker, initializer, steps);
    }
    return ts.isFunctionDeclaration(declared) && declared.body
      ? returnsPrice(checker, declared.body, steps)
      : false;
  });
}

function returnsPrice(checker, body, steps) {
  if (!ts.isBlock(body)) return isPrice(checker, body, steps);
  return body.statements.some(
    (each) => ts.isReturnStatement(each) && each.expression && isPrice(checker, each.expression, steps),
  );
}

/** Those of the fields that the contract calls whole numbers. */
export const integersAmong = (contract, fields) =>
  fields.filter((field) => {
    const [owner, name] = field.split('.');
    const schema = contract.components.schemas[owner]?.properties[name];
    return (schema?.items ?? schema)?.type === 'integer';
  });
