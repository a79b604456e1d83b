import type { FastifyReply, FastifyRequest } from 'fastify';
import { setCookie } from './cookies.ts';
import { deviceSeconds, sessionSeconds } from './sessions.ts';

export const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
  setCookie(request, reply, 'session', token, sessionSeconds);

export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): void =>
  setCookie(request, reply, 'session', '', 0);

/** Marks a browser in which the administrator has logged in; it opens nothing, it only has limits of its own. */
export const setDeviceCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
  setCookie(request, reply, 'device', token, deviceSeconds);
