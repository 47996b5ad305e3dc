import type { ArchivoRecibido, Ruta } from '@colega/contract/route';
import fastifyMultipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { ErrorHttp, errorHttp } from './error-http.ts';

export const registrarSubidas = async (api: FastifyInstance): Promise<void> => {
  await api.register(fastifyMultipart);
};

/** Reads the only file of a multipart form into memory; its route bounds its size. Throws 400, 413, 415, 422. */
export const leerArchivo = async (
  request: FastifyRequest,
  { campo, maximo, alPasarse = 'imagen_grande' }: NonNullable<Ruta['archivo']>,
): Promise<ArchivoRecibido> => {
  if (!request.isMultipart()) throw errorHttp(415, 'tipo_de_contenido');
  try {
    // The limit is one byte more, so that a file of exactly the maximum passes.
    const parte = await request.file({ limits: { fileSize: maximo, files: 1, fields: 5, parts: 6 } });
    if (parte?.fieldname !== campo || parte.filename === undefined) throw errorHttp(422, 'archivo_ausente');
    const bytes = await parte.toBuffer();
    // A file may turn out too large only after its last piece, when the library asks no more.
    if (parte.file.truncated) throw errorHttp(413, alPasarse);
    return { nombre: parte.filename, bytes };
  } catch (error) {
    if (error instanceof ErrorHttp) throw error;
    const grande = (error as FastifyError).code === 'FST_REQ_FILE_TOO_LARGE';
    throw grande ? errorHttp(413, alPasarse) : errorHttp(400, 'pedido_ilegible');
  }
};
