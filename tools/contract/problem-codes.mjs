// Lists the problems that each operation may return, read from the code: from a handler, its guards and its
// pipes, along everything they name, to every `new Problem('…')`. It follows names, not conditions, so it may
// list a code that one operation never reaches; it cannot forget one. Problems that the shared layer makes
// before a handler runs (no token, too many requests) follow from the decorators: see
// api/platform/docs/error-answers.ts.
import path from 'node:path';
import ts from 'typescript';

/** The methods Nest calls on a guard, a pipe or an interceptor that a decorator names. */
const CALLED_BY_NEST = new Set(['canActivate', 'transform', 'intercept']);

const each = (node, visit) => {
  visit(node);
  ts.forEachChild(node, (child) => each(child, visit));
};

/** Only our own files, without libraries: names within `api` are all that is followed, and that takes a fifth of the time. */
function readProgram(root) {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const config = ts.getParsedCommandLineOfConfigFile(path.join(root, 'tsconfig.build.json'), {}, host);
  return ts.createProgram(config.fileNames, {
    ...config.options,
    noLib: true,
    noResolve: true,
    types: [],
    incremental: false,
  });
}

/** The codes by the name of the operation, both in order. */
export function problemCodes(root) {
  const program = readProgram(root);
  const checker = program.getTypeChecker();
  const sources = program.getSourceFiles().filter(({ isDeclarationFile }) => !isDeclarationFile);

  const symbolOf = (node) => {
    const symbol = checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  };

  /** The classes that extend or implement a class or an interface. */
  const heirs = new Map();
  const controllers = [];
  const strategies = [];
  const readClass = (node) => {
    if (!ts.isClassDeclaration(node)) return;
    for (const { expression } of (node.heritageClauses ?? []).flatMap(({ types }) => types)) {
      const symbol = symbolOf(expression);
      if (symbol) heirs.set(symbol, [...(heirs.get(symbol) ?? []), node]);
      if (expression.getText().startsWith('PassportStrategy(')) strategies.push(node);
    }
    const decorators = ts.getDecorators(node) ?? [];
    if (decorators.some(({ expression }) => expression.getText().startsWith('Controller('))) {
      controllers.push(node);
    }
  };
  for (const source of sources) each(source, readClass);

  const methodsOf = (node, names) =>
    node.members.filter((member) => ts.isMethodDeclaration(member) && names.has(member.name.getText()));
  const inHeirs = (node, name) => {
    const symbol = node.name && symbolOf(node.name);
    return (heirs.get(symbol) ?? []).flatMap((heir) => methodsOf(heir, new Set([name])));
  };
  const isOfModule = (declaration) => {
    let node = declaration;
    while (!ts.isSourceFile(node)) {
      if (ts.isFunctionLike(node)) return false;
      node = node.parent;
    }
    return true;
  };

  /** Programs that run, or may run, when a declaration is named. */
  const runsWhenNamed = (declaration, name) => {
    if (ts.isFunctionDeclaration(declaration) || ts.isGetAccessor(declaration)) return [declaration];
    if (ts.isPropertyDeclaration(declaration)) return declaration.initializer ? [declaration] : [];
    if (ts.isVariableDeclaration(declaration)) return isOfModule(declaration) ? [declaration] : [];
    if (ts.isMethodDeclaration(declaration)) {
      return [declaration, ...inHeirs(declaration.parent, declaration.name.getText())];
    }
    if (ts.isMethodSignature(declaration) || ts.isPropertySignature(declaration)) {
      return inHeirs(declaration.parent, declaration.name.getText());
    }
    if (!ts.isClassDeclaration(declaration) || !ts.isCallOrNewExpression(name.parent)) return [];
    return [
      ...declaration.members.filter((member) => ts.isConstructorDeclaration(member)),
      ...methodsOf(declaration, CALLED_BY_NEST),
      ...strategiesOf(declaration),
    ];
  };

  /** A guard of Passport uses the strategy in its own folder. */
  const strategiesOf = (guard) => {
    const isPassport = guard.heritageClauses?.some(({ types }) =>
      types.some(({ expression }) => expression.getText().startsWith('AuthGuard(')),
    );
    const folderOf = (node) => path.dirname(node.getSourceFile().fileName);
    const near = isPassport ? strategies.filter((strategy) => folderOf(strategy) === folderOf(guard)) : [];
    return near.flatMap((strategy) => methodsOf(strategy, new Set(['validate'])));
  };

  const codesIn = (node) => {
    if (!ts.isNewExpression(node) || node.expression.getText() !== 'Problem') return [];
    const type = checker.getTypeAtLocation(node.arguments[0]);
    return (type.isUnion() ? type.types : [type])
      .filter((one) => one.isStringLiteral())
      .map(({ value }) => value);
  };

  const known = new Map();
  const read = (declaration) => {
    if (known.has(declaration)) return known.get(declaration);
    const found = { codes: new Set(), next: new Set() };
    known.set(declaration, found);
    each(declaration, (node) => {
      for (const code of codesIn(node)) found.codes.add(code);
      if (!ts.isIdentifier(node) || node === declaration.name) return;
      for (const named of symbolOf(node)?.declarations ?? []) {
        for (const one of runsWhenNamed(named, node)) found.next.add(one);
      }
    });
    return found;
  };

  const reach = (starts) => {
    const codes = new Set();
    const seen = new Set(starts);
    for (const declaration of seen) {
      const found = read(declaration);
      for (const code of found.codes) codes.add(code);
      for (const one of found.next) seen.add(one);
    }
    return [...codes].sort();
  };

  const operations = controllers.flatMap((controller) =>
    controller.members
      .filter((member) => ts.isMethodDeclaration(member) && ts.getDecorators(member)?.length)
      .map((method) => [method.name.getText(), reach([method, ...(ts.getDecorators(controller) ?? [])])]),
  );
  return Object.fromEntries(operations.sort(([one], [other]) => (one < other ? -1 : 1)));
}
