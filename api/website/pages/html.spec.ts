import { markup, jsonBlock } from './html.js';

describe('a page written by the server', () => {
  test('shows what people typed as text, in words and in attributes', () => {
    const name = `<script>alert("&'")</script>`;

    expect(markup`<p title="${name}">${name}</p>`.text).toBe(
      '<p title="&lt;script&gt;alert(&quot;&amp;&#39;&quot;)&lt;/script&gt;">&lt;script&gt;alert(&quot;&amp;&#39;&quot;)&lt;/script&gt;</p>',
    );
  });

  test('joins lists and leaves its own HTML alone', () => {
    const items = ['Cut', 'Colour & care'].map((title) => markup`<li>${title}</li>`);

    expect(markup`<ul>${items}</ul>`.text).toBe('<ul><li>Cut</li><li>Colour &amp; care</li></ul>');
  });

  test('lets no text end a block of data, and keeps the text unchanged', () => {
    const value = { note: '</script><script>alert(1)</script><!--' };

    const { text } = jsonBlock(markup`type="application/json"`, value);

    expect(text.match(/<\/?script/g)).toHaveLength(2);
    expect(JSON.parse(text.replace(/^<script[^>]*>|<\/script>$/g, ''))).toEqual(value);
  });
});
