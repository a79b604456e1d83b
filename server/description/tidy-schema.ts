import type { ZodOpenApiOverride } from 'zod-openapi';

const isSafeBound = (bound: unknown): boolean => Math.abs(Number(bound)) === Number.MAX_SAFE_INTEGER;

const saysSomething = (schema: object): boolean => Object.keys(schema).length > 0;

/**
 * What the description says more simply than the schemas: a format instead of its pattern, no bounds that every number
 * in JSON has, and answers that may hold more one day.
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
