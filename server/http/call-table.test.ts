import { describe, expect, it } from 'vitest';
import { createCallTable } from './call-table.ts';

const tableOf = (...urls: readonly string[]) => {
  const table = createCallTable<string>();
  for (const url of urls) table.add('GET', url, url);
  return (url: string, method = 'GET') => {
    const found = table.find(method, url);
    return found && [found.served, found.params];
  };
};

describe('the table of calls', () => {
  it('finds a call with what stands in its places', () => {
    const find = tableOf('/api/en/products/:id', '/api/en/products', '/api/en/:kind/:id/moves/:to');
    expect(find('/api/en/products')).toEqual(['/api/en/products', {}]);
    expect(find('/api/en/products/68?limit=1')).toEqual(['/api/en/products/:id', { id: '68' }]);
    expect(find('/api/en/posts/7/moves/8#here')).toEqual([
      '/api/en/:kind/:id/moves/:to',
      { kind: 'posts', id: '7', to: '8' },
    ]);
    expect(find('/api/en')).toBeNull();
    expect(find('/api/en/products/68/none')).toBeNull();
  });

  it('takes a part that is written out before a place, and the place where the rest does not follow', () => {
    const find = tableOf('/posts/latest', '/posts/:id', '/posts/:id/words', '/posts/latest/day');
    expect(find('/posts/latest')).toEqual(['/posts/latest', {}]);
    expect(find('/posts/latest/words')).toEqual(['/posts/:id/words', { id: 'latest' }]);
    expect(find('/posts/latest/day')).toEqual(['/posts/latest/day', {}]);
  });

  it('reads escaped letters, and none that cannot be read', () => {
    const find = tableOf('/files/:name');
    expect(find('/f%69les/%D8%B4%2F1')).toEqual(['/files/:name', { name: 'ش/1' }]);
    expect(find('/files/%E0%A4%A')).toBeNull();
  });

  it('finds a whole address of a proxy, and nothing for what is none', () => {
    const find = tableOf('/files/:name');
    expect(find('http://site.example/files/a?b')).toEqual(['/files/:name', { name: 'a' }]);
    expect(find('*')).toBeNull();
    expect(find('')).toBeNull();
  });

  it('finds what is read for HEAD as well, and nothing for another method', () => {
    const find = tableOf('/files');
    expect(find('/files', 'HEAD')).toEqual(['/files', {}]);
    expect(find('/files', 'DELETE')).toBeNull();
    expect(find('/files', 'constructor')).toBeNull();
  });

  it('refuses two calls at one address', () => {
    expect(() => tableOf('/posts/:id', '/posts/:other')).toThrow('GET /posts/:other is served twice');
  });
});
