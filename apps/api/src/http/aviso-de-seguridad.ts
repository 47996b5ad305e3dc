import type { FastifyInstance } from 'fastify';

// S-522: RFC 9116 §2.5.5 asks for less than a year.
const VALE_DIAS = 180;
const DIA_MS = 86_400_000;

type Aviso = { ahora: Date; publicUrl: string; contacto: string | null };

/** RFC 9116: where to report a flaw. Without a setting, the page about how to reach the college. */
export function avisoDeSeguridad({ ahora, publicUrl, contacto }: Aviso): string {
  const vence = new Date(ahora.getTime() + VALE_DIAS * DIA_MS).toISOString().slice(0, 10);
  return [
    `Contact: ${contacto ?? `${publicUrl}/privacidad#seguridad`}`,
    `Expires: ${vence}T00:00:00Z`,
    'Preferred-Languages: es',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

export function registrarAvisoDeSeguridad(
  app: FastifyInstance,
  { publicUrl, contacto }: { publicUrl: () => string; contacto: string | null },
): void {
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(avisoDeSeguridad({ ahora: app.reloj(), publicUrl: publicUrl(), contacto })),
  );
}
