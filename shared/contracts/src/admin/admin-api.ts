import { defineEndpoint } from "../endpoint.ts";
import { adminStatsSchema } from "../places/place.ts";
import { loginRequestSchema, sessionInfoSchema, successAnswerSchema } from "./session.ts";
import { getSystemStatus } from "./system.ts";

export const login = defineEndpoint({
  method: "POST",
  path: "/api/admin/login",
  summary: "Opens an admin session and sets its cookie",
  access: "public",
  body: loginRequestSchema,
  response: successAnswerSchema,
  hasSuccessShape: true,
});

export const logout = defineEndpoint({
  method: "POST",
  path: "/api/admin/logout",
  summary: "Revokes the session of the request",
  access: "session",
  response: successAnswerSchema,
  hasSuccessShape: true,
});

export const getSession = defineEndpoint({
  method: "GET",
  path: "/api/admin/session",
  summary: "Returns the logged-in user and when the session ends",
  access: "session",
  response: sessionInfoSchema,
});

export const getStats = defineEndpoint({
  method: "GET",
  path: "/api/admin/stats",
  summary: "How many businesses and categories the directory holds, and the categories with their counts",
  access: "session",
  response: adminStatsSchema,
});

export const adminApi = { login, logout, getSession, getStats, getSystemStatus };
