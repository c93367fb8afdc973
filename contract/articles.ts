import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, timestamp, wireId, wirePage } from './fields.ts';

/** services §3: a blog post; `subject` is its text. */
export const article = z.object({
  id,
  title: z.string(),
  subject: z.string(),
  image: z.string().nullable(),
  createdAt: timestamp,
});

/** The wire's `forums`. */
export const articles = {
  list: endpoint({
    method: 'GET',
    path: '/api/forums/list',
    auth: 'public',
    cache: 'public',
    summary: 'Articles, 30 a page',
    query: z.object({ page: wirePage }),
    response: z.object({ rows: z.array(article) }),
  }),
  retrieve: endpoint({
    method: 'GET',
    path: '/api/forums/retrieve/{id}',
    auth: 'public',
    cache: 'public',
    summary: 'One article',
    params: z.object({ id: wireId }),
    response: z.object({ row: article }),
  }),
};

export const questions = {
  list: endpoint({
    method: 'GET',
    path: '/api/questions/list',
    auth: 'public',
    cache: 'public',
    summary: 'Questions and answers',
    response: z.object({ rows: z.array(z.object({ id, question: z.string(), answer: z.string() })) }),
  }),
};
