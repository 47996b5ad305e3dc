import Fastify from 'fastify';

type Recibido = { metodo: string; ruta: string; cabeceras: Record<string, unknown>; cuerpo: unknown };
type Respuesta = { estado?: number; cuerpo: unknown };

export async function abrirServidorDeLibreto() {
  const recibidos: Recibido[] = [];
  const libreto = new Map<string, Respuesta>();
  let colgada: string | null = null;
  const app = Fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, cuerpo, listo) => listo(null, cuerpo));
  app.all('*', (request, reply) => {
    const texto = String(request.body ?? '');
    recibidos.push({
      metodo: request.method,
      ruta: request.url,
      cabeceras: request.headers,
      cuerpo: texto.startsWith('{') ? JSON.parse(texto) : texto,
    });
    if (request.url === colgada) return new Promise<never>(() => undefined);
    const { estado = 200, cuerpo } = libreto.get(request.url) ?? { estado: 404, cuerpo: {} };
    return reply
      .code(estado)
      .type(typeof cuerpo === 'string' ? 'text/plain' : 'application/json')
      .send(typeof cuerpo === 'string' ? cuerpo : JSON.stringify(cuerpo));
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    responder: (ruta: string, cuerpo: unknown, estado = 200) => void libreto.set(ruta, { estado, cuerpo }),
    colgar: (ruta: string | null) => {
      colgada = ruta;
    },
    cuantos: () => recibidos.length,
    ultimo: (): Recibido => {
      const recibido = recibidos.at(-1);
      if (!recibido) throw new Error('nadie preguntó nada');
      return recibido;
    },
    cerrar: () => app.close(),
  };
}
export type ServidorDeLibreto = Awaited<ReturnType<typeof abrirServidorDeLibreto>>;
