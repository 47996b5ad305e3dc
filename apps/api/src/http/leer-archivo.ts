import type { ArchivoRecibido, Ruta } from '@colega/contract/route';
import fastifyMultipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { ErrorHttp, errorHttp } from './error-http.ts';

export const registrarSubidas = async (api: FastifyInstance): Promise<void> => {
  await api.register(fastifyMultipart);
};

/** The one file of a multipart form, whole in memory: its size is bounded by its route. Throws 400, 413, 415, 422. */
export const leerArchivo = async (
  request: FastifyRequest,
  { campo, maximo }: NonNullable<Ruta['archivo']>,
): Promise<ArchivoRecibido> => {
  if (!request.isMultipart()) throw errorHttp(415, 'tipo_de_contenido');
  try {
    // One byte more than what passes, so that exactly the limit does.
    const parte = await request.file({ limits: { fileSize: maximo, files: 1, fields: 5, parts: 6 } });
    if (parte?.fieldname !== campo || parte.filename === undefined) throw errorHttp(422, 'archivo_ausente');
    const bytes = await parte.toBuffer();
    // it may be known to be too large only after the last piece came, when the library asks no more
    if (parte.file.truncated) throw errorHttp(413, 'imagen_grande');
    return { nombre: parte.filename, bytes };
  } catch (error) {
    if (error instanceof ErrorHttp) throw error;
    // the parser's: no boundary, cut short, too many parts
    const grande = (error as FastifyError).code === 'FST_REQ_FILE_TOO_LARGE';
    throw grande ? errorHttp(413, 'imagen_grande') : errorHttp(400, 'pedido_ilegible');
  }
};
