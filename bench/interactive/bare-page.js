// The minimum work of React for a page: hydrates the same elements from the document, without components, styles,
// routes or responses. It is the lower limit for the web app.
import { createElement, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

const LEAVES = new Set(['TEXTAREA', 'SELECT']);

function elementOf(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  const children = LEAVES.has(node.tagName) ? [] : [...node.childNodes].map(elementOf);
  return createElement(
    node.localName,
    { onClick: node.localName === 'button' ? () => {} : undefined },
    ...children,
  );
}

function Page({ children }) {
  useEffect(() => {
    document.dispatchEvent(new Event('page-hydrated'));
  }, []);
  return children;
}

const root = document.getElementById('root');
const before = performance.now();
const page = [...root.childNodes].map(elementOf);
// Reading the document is no part of it: an app has its elements in its code.
window.setAside = performance.now() - before;
hydrateRoot(root, createElement(Page, null, ...page));
