/** Names by which a careless copy of a body would write to `Object.prototype`. */
export const prototypeNames: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  '__proto__.polluted',
  '__proto__[polluted]',
  'constructor.prototype.polluted',
  'constructor[prototype][polluted]',
  'a[__proto__][polluted]',
  'a[constructor][prototype][polluted]',
  '__defineGetter__',
  '__lookupSetter__',
  'hasOwnProperty',
  'toString',
  'valueOf',
];

/** JSON bodies that try to write to `Object.prototype`. */
export const prototypeBodies: readonly string[] = [
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"title":{"__proto__":{"polluted":1}}}',
  '{"title":{"en":"x","constructor":{"prototype":{"polluted":1}}}}',
  '{"fields":{"__proto__":{"polluted":1}}}',
  '{"fields":{"constructor":{"prototype":{"polluted":1}}}}',
  '{"collections":{"__proto__":[{"polluted":1}]}}',
  '[{"__proto__":{"polluted":1}}]',
  '{"\\u005f_proto__":{"polluted":1}}',
];
