import { describe, expect, it } from 'vitest';
import { createValueMemory } from './value-memory.ts';

const names = (from: number, count: number) => Array.from({ length: count }, (_, index) => `record ${from + index}`);

describe('a memory of values', () => {
  it('keeps what it has room for, and the newest of a name', () => {
    const memory = createValueMemory<number>(10);
    expect([memory.offer('one', 1, 4), memory.offer('two', 2, 4), memory.offer('one', 3, 5)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([memory.find('one'), memory.find('two'), memory.find('three')]).toEqual([3, 2, undefined]);
    memory.forget();
    expect(memory.find('one')).toBeUndefined();
  });

  it('takes nothing that is larger than half of it, and lets go of what it had under that name', () => {
    const memory = createValueMemory<string>(10);
    memory.offer('one', 'small', 2);
    expect([memory.offer('one', 'large', 6), memory.find('one')]).toEqual([false, undefined]);
  });

  it('a long walk pushes out nothing that is looked for', () => {
    const memory = createValueMemory<string>(100);
    const used = names(0, 10);
    for (const name of used) memory.offer(name, name, 10);
    for (const name of names(1000, 5000)) memory.offer(name, name, 10);
    expect(used.map((name) => memory.find(name))).toEqual(used);
  });

  it('what is wanted again takes the place of what was not looked for longest', () => {
    const memory = createValueMemory<string>(30);
    for (const name of ['a', 'b', 'c']) memory.offer(name, name, 10);
    memory.find('a');
    expect([memory.offer('d', 'd', 10), memory.find('d')]).toEqual([false, undefined]);
    expect(memory.offer('d', 'd', 10)).toBe(true);
    expect(['a', 'b', 'c', 'd'].map((name) => memory.find(name))).toEqual(['a', undefined, 'c', 'd']);
  });
});
