import { z } from 'zod';

export const Member = z.object({
  userCode: z.uuid(),
  loginAccount: z.string(),
  displayName: z.string(),
  email: z.string(),
  phone: z.string(),
  status: z.number().int(),
  role: z.object({ code: z.string(), name: z.string() }),
  createdAt: z.string(),
});
export type Member = z.output<typeof Member>;
