import type { ZodOpenApiOverride } from 'zod-openapi';

const isSafeBound = (bound: unknown): boolean => Math.abs(Number(bound)) === Number.MAX_SAFE_INTEGER;

const saysSomething = (schema: object): boolean => Object.keys(schema).length > 0;

/**
 * Simplifies the generated schemas: a format instead of its pattern, no bounds that every JSON number has, and answers
 * that can get more properties later.
 */
export const tidySchema: ZodOpenApiOverride = ({ jsonSchema, io }) => {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (isSafeBound(jsonSchema.maximum)) delete jsonSchema.maximum;
  if (isSafeBound(jsonSchema.minimum)) delete jsonSchema.minimum;
  const { prefixItems } = jsonSchema;
  if (prefixItems !== undefined) {
    Object.assign(jsonSchema, { items: {}, minItems: prefixItems.length, maxItems: prefixItems.length });
  }
  if (jsonSchema.allOf !== undefined) jsonSchema.allOf = jsonSchema.allOf.filter(saysSomething);
  if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
};
