/** Elements that translators put in the place of a text. React never makes one. */
const isFont = (node: Node): boolean => node.nodeName === 'FONT';

/** Whether the browser has translated anything on the page. */
export const isTranslated = (): boolean => document.querySelector('font') !== null;

/**
 * Translators take the texts of the page out and put `<font>` elements in their places. React doesn't know: it would change
 * texts that no one sees any more, and crash when it removes one or puts something before it. So the page remembers which
 * element replaced which text, and puts all texts of the parent back before React touches one of them. The translator then
 * translates the new text as a whole.
 */
export function surviveTranslators(): void {
  const { insertBefore, appendChild, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  const standIns = new WeakMap<Node, Node>();
  const originals = new WeakMap<Node, ChildNode[]>();

  const note = (records: readonly MutationRecord[]) => {
    const added = new Set<Node | null>();
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      for (const node of addedNodes) if (isFont(node)) added.add(node);
      const standIn = [addedNodes[0], previousSibling, nextSibling].find((node) => added.has(node ?? null));
      if (!standIn) continue;
      for (const node of removedNodes) {
        if (!(node instanceof Text)) continue;
        standIns.set(node, standIn);
        originals.set(standIn, [...(originals.get(standIn) ?? []), node]);
      }
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });

  const putBack = (text: Node | null) => {
    if (!(text instanceof Text)) return;
    note(observer.takeRecords());
    const parent = standIns.get(text)?.parentNode;
    for (const standIn of parent ? [...parent.childNodes] : []) {
      const texts = originals.get(standIn);
      if (!texts) continue;
      originals.delete(standIn);
      for (const each of texts) standIns.delete(each);
      standIn.replaceWith(...texts);
    }
    // What was put back is no translation.
    observer.takeRecords();
  };

  Node.prototype.insertBefore = function <Child extends Node>(child: Child, before: Node | null): Child {
    putBack(child);
    if (before?.parentNode !== this) putBack(before);
    return insertBefore.call(this, child, before?.parentNode === this ? before : null) as Child;
  };
  Node.prototype.appendChild = function <Child extends Node>(child: Child): Child {
    putBack(child);
    return appendChild.call(this, child) as Child;
  };
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    if (child.parentNode !== this) putBack(child);
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, value: string | null) {
      putBack(this);
      nodeValue?.set?.call(this, value);
    },
  });
}
