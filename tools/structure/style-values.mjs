import { lineOf } from './sources.mjs';
import { textsOf } from './statements.mjs';

/** The file that lists the widths at which layouts change. */
const BREAKPOINTS = 'web/src/ui/media.ts';

/** A query of a container is about the component's own place, and may name any width. */
const CONTAINER_QUERY = /@container[^{]*\{/g;
const WIDTH_QUERY = /\((?:(?:min|max)-)?width\b|[<>]=?\s*width\b/;
const LAYER = /\bz-index:\s*-?\d/;

/** Numbers that belong in a list: a lone one in a style drifts away from all others. */
export function styleValues(sources) {
  return sources.flatMap(({ file, tree }) =>
    textsOf(tree).flatMap(({ text, node }) => {
      const at = `${file}:${lineOf(tree, node)}: `;
      const asksForWidth = WIDTH_QUERY.test(text.replace(CONTAINER_QUERY, ''));
      return [
        ...(asksForWidth && file !== BREAKPOINTS
          ? [`${at}ask for the window’s width with below() or from() of ${BREAKPOINTS}`]
          : []),
        ...(LAYER.test(text) ? [`${at}take the z-index from the layers in web/src/styles/tokens.css`] : []),
      ];
    }),
  );
}
