import type { FastifyReply, FastifyRequest } from 'fastify';
import { setCookie } from '../http/cookies.ts';
import { pendingSeconds } from './pending-steps.ts';
import { deviceSeconds, sessionSeconds } from './sessions.ts';

export const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
  setCookie(request, reply, 'session', token, sessionSeconds);

export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): void =>
  setCookie(request, reply, 'session', '', 0);

/** Marks a browser in which the administrator has logged in; it opens nothing, it only has limits of its own. */
export const setDeviceCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
  setCookie(request, reply, 'device', token, deviceSeconds);

/** Holds the place of a login whose second step is still to come. */
export const setPendingCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
  setCookie(request, reply, 'pending', token, pendingSeconds);

export const clearPendingCookie = (request: FastifyRequest, reply: FastifyReply): void =>
  setCookie(request, reply, 'pending', '', 0);

/** Holds the place of what a passkey is asked to sign. */
export const setPasskeyCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
  setCookie(request, reply, 'passkey', token, pendingSeconds);

/** Opens the one backup for which the password was given, once. */
export const setDownloadCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
  setCookie(request, reply, 'download', token, pendingSeconds);

export const clearDownloadCookie = (request: FastifyRequest, reply: FastifyReply): void =>
  setCookie(request, reply, 'download', '', 0);

export const clearPasskeyCookie = (request: FastifyRequest, reply: FastifyReply): void =>
  setCookie(request, reply, 'passkey', '', 0);
