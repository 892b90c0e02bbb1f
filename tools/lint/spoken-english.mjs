import { foreignIn } from './plain-english.mjs';

/** Attributes and properties whose text people read or hear. */
const SPOKEN = new Set(
  (
    'aria-description aria-label aria-roledescription aria-valuetext alt label placeholder title ' +
    'action confirm description detail empty heading hint legend message none note sentence subtitle text unsaved what wrong'
  ).split(' '),
);

/** Attributes and properties whose text no one reads. */
const FOR_PROGRAMS = new Set('as className d href media rel sizes src style viewBox'.split(' '));

/** Names of keys in events, headers and schemes in requests, and names that are the same in all languages. */
const NAMES =
  /^(Enter|Escape|Home|End|Tab|Delete|Backspace|Space|Accept|Authorization|Bearer|Google|Instagram|Facebook|Pinterest|TikTok|YouTube)$/;
/** Font stacks, the first available one wins. */
const FONTS = /, (?:sans-)?serif$/;

/** The name of a sentence, or a value that only programs use. */
const A_KEY = /^[a-z\d]+(?:[A-Z][a-z\d]*)*$|^[a-z\d]+(?:[-_/.:][a-z\d]+)*$/;

const A_WORD = /\p{L}{2,}/u;
/** "Save", "Show all services", "You’re booked." */
const A_LABEL = /^[“‘(]?\p{Lu}\p{Ll}+(?:[ \u00a0’'“”‘,;:–—-]+[\p{L}\d’'“”‘,;:–—%&.-]+)*[.?!…:)”’]*$/u;
/** Two plain words beside each other. */
const A_PHRASE = /(?:^|[\s“‘(,])\p{Ll}{2,}[,;:]? \p{Ll}{2,}(?:$|[\s.,:;?!”’)])/u;
/** A plain word between two values: `${time} with ${name}`. */
const A_JOINT = /^[,;:]?\s\p{Ll}{2,}\s$/u;

/** True if the text is for programs, whatever it says. */
function isForPrograms(node) {
  const { parent } = node;
  switch (parent?.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSLiteralType':
    case 'TSEnumMember':
    case 'SwitchCase':
    case 'TaggedTemplateExpression':
      return true;
    case 'BinaryExpression':
      return parent.operator !== '+';
    case 'MemberExpression':
      return parent.property === node;
    case 'Property':
    case 'PropertyDefinition':
    case 'TSPropertySignature':
      return parent.key === node;
    case 'NewExpression':
    case 'CallExpression':
      return isNote(parent);
    default:
      return false;
  }
}

/** Log texts are English, and so are errors that only a programmer can cause and names in storage. */
const isNote = ({ callee }) =>
  /(Error|Exception)$|^Logger$|^RegExp$|^useRememberedState$/.test(callee.name ?? '') ||
  /^(console|logger|log)$/.test(callee.object?.name ?? callee.object?.property?.name ?? '');

/** The name of the attribute or property with this value, through `a ? b : c`, `a ?? b`, `a + b` and lists. */
function nameOf(node) {
  let at = node;
  while (
    /^(ConditionalExpression|LogicalExpression|TemplateLiteral|JSXExpressionContainer|BinaryExpression)$/.test(
      at.parent?.type ?? '',
    )
  )
    at = at.parent;
  const { parent } = at;
  if (parent?.type === 'JSXAttribute') return parent.name.name;
  if (parent?.type === 'Property' && parent.value === at) return parent.key.name ?? parent.key.value;
  return null;
}

/** True if the text is between tags. */
function isBetweenTags(node) {
  let { parent } = node;
  while (/^(ConditionalExpression|LogicalExpression|TemplateLiteral)$/.test(parent?.type ?? ''))
    parent = parent.parent;
  return parent?.type === 'JSXExpressionContainer' && /^JSX(Element|Fragment)$/.test(parent.parent.type);
}

/** Rejects English in the code: texts for people belong in the catalogues, in all languages. */
export const spokenEnglish = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      english:
        '“{{text}}” is read by people: it belongs into words/<language>, in every language (CONTRIBUTING.md).',
    },
  },
  create(context) {
    const report = (node, text) =>
      context.report({ node, messageId: 'english', data: { text: text.trim().slice(0, 60) } });
    const check = (node, text, isPart) => {
      if (!A_WORD.test(text) || NAMES.test(text) || FONTS.test(text)) return;
      const name = nameOf(node);
      const isSpoken =
        (SPOKEN.has(name) && !A_KEY.test(text)) ||
        (!FOR_PROGRAMS.has(name) &&
          (isBetweenTags(node) ||
            A_LABEL.test(text) ||
            A_PHRASE.test(text) ||
            (isPart && A_JOINT.test(text))));
      if (isSpoken) report(node, text);
    };
    return {
      JSXText(node) {
        if (A_WORD.test(node.value)) report(node, node.value);
      },
      Literal(node) {
        if (typeof node.value === 'string' && !isForPrograms(node)) check(node, node.value, false);
      },
      TemplateLiteral(node) {
        if (isForPrograms(node)) return;
        for (const quasi of node.quasis) check(node, quasi.value.cooked, node.quasis.length > 1);
      },
    };
  },
};

/** Comments with their words; consecutive lines count as one block. */
function blocksOf(comments) {
  const blocks = [];
  for (const comment of comments) {
    const last = blocks.at(-1);
    const follows =
      comment.type === 'Line' &&
      last?.at(-1).type === 'Line' &&
      last.at(-1).loc.end.line === comment.loc.start.line - 1;
    if (follows) last.push(comment);
    else blocks.push([comment]);
  }
  return blocks;
}

const wordsOf = (comments) =>
  comments
    .map(({ value }) => value.replaceAll(/^\s*\*+ ?/gm, ''))
    .join(' ')
    .trim();

/** Rejects comments that a native editor would change. */
export const plainComments = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { foreign: 'A comment that a native editor would not leave alone: {{fault}}' },
  },
  create: (context) => ({
    Program() {
      for (const block of blocksOf(context.sourceCode.getAllComments()))
        for (const fault of foreignIn(wordsOf(block), 'comment'))
          context.report({ loc: block[0].loc, messageId: 'foreign', data: { fault } });
    },
  }),
};
