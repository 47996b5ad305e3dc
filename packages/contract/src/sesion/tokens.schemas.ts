import { z } from 'zod';

export const zTokens = z.object({ token: z.string(), refresh_token: z.string() });
export const zRefreshToken = z.object({ refresh_token: z.string().min(1).max(200) });
