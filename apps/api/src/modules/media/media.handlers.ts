import { rutasDeMedia } from '@colega/contract/media';
import { zFirma } from '@colega/contract/perfil';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { errorNoEncontrado } from '../../http/error-http.ts';
import { esFirmaValida } from '../../http/firma.ts';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import type { AlmacenDeImagenes } from './almacenes/almacen.ts';
import { zClaveDeMedia } from './clave.ts';
import { BASE_DE_ARCHIVOS, caminoDeArchivo, leerMedia, subirImagen } from './media.service.ts';

type DepsDeMedia = { secreto: string; almacen: AlmacenDeImagenes };

export function registrarMedia(app: FastifyInstance, { secreto, almacen }: DepsDeMedia): void {
  const firma = () => ({ secreto, ahora: app.reloj() });
  registrarRutas(app, rutasDeMedia, {
    subirImagen: ({ body }, { db, sesion }) => subirImagen(db, almacen, sesion.persona_id, body, firma()),
    mediaObject: ({ params }, { db, sesion }) => leerMedia(db, params.id, sesion.persona_id, firma()),
  });
}

const zArchivo = z.object({ archivo: zClaveDeMedia });

/** Serves the bytes outside the API's base: whoever has the signed address may read them. */
export function registrarArchivos(app: FastifyInstance, { secreto, almacen }: DepsDeMedia): void {
  app.get(`${BASE_DE_ARCHIVOS}/:archivo`, async (request, reply) => {
    const pedido = zArchivo.safeParse(request.params);
    const firma = zFirma.safeParse(request.query);
    if (!pedido.success || !firma.success) throw errorNoEncontrado();
    const { archivo } = pedido.data;
    const valida = esFirmaValida({ secreto, camino: caminoDeArchivo(archivo) }, firma.data, app.reloj());
    const bytes = valida ? await almacen.leer(archivo) : null;
    if (!bytes) throw errorNoEncontrado();
    reply.header('content-type', 'image/jpeg').header('cache-control', 'private, no-store');
    return reply.send(Buffer.from(bytes));
  });
}
