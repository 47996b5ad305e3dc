import { zCodigoPublico } from '@colega/contract/verificacion';
import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { fechaYHora } from '../../documents/hoja.ts';
import { nuevoNonce, politicaDePaginaPublica } from '../../http/csp.ts';
import { ErrorHttp, errorHttp } from '../../http/error-http.ts';
import { leerFotoDePersona } from '../perfil/leer-persona.service.ts';
import { PaginaDeCertificado } from './paginas/certificado.tsx';
import { PaginaDeCvd } from './paginas/cvd.tsx';
import { conInsignias, Hoja } from './paginas/hoja.tsx';
import { PaginaDeProfesional } from './paginas/profesional.tsx';
import type { DepsDeVerificacion } from './verificacion.handlers.ts';
import { verificarCertificado, verificarCvd, verificarProfesional } from './verificacion.service.ts';

const PEDIDOS_POR_MINUTO = 60; // S-281
const LADO_DE_LA_FOTO = 192;
const PAGINA_DE_ERROR = '/error';

type Contenido = { titulo: string; cuerpo: ReactNode };
type Lectura = (codigo: string) => Promise<Contenido>;

const miniatura = async (foto: Buffer | null): Promise<string | null> => {
  if (!foto) return null;
  const jpeg = await sharp(foto)
    .resize(LADO_DE_LA_FOTO, LADO_DE_LA_FOTO, { fit: 'cover' })
    .jpeg({ quality: 70 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
};

const enviar = (app: FastifyInstance, reply: FastifyReply, { titulo, cuerpo }: Contenido): FastifyReply => {
  const nonce = nuevoNonce();
  const pagina = (
    <Hoja titulo={titulo} nonce={nonce} momento={fechaYHora(app.reloj())}>
      {cuerpo}
    </Hoja>
  );
  return reply
    .header('content-security-policy', politicaDePaginaPublica(nonce))
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>${conInsignias(renderToStaticMarkup(pagina))}`);
};

/** QRP-007, QRP-012: what is not there, or not a code of ours, goes to the error page. */
const publicar =
  (app: FastifyInstance, leer: Lectura) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { codigo } = request.params as { codigo: string };
    if (!zCodigoPublico.safeParse(codigo).success) return reply.redirect(PAGINA_DE_ERROR, 303);
    try {
      return enviar(app, reply, await leer(codigo));
    } catch (error) {
      if (error instanceof ErrorHttp && error.status === 404) return reply.redirect(PAGINA_DE_ERROR, 303);
      throw error;
    }
  };

/** The pages that a QR opens, without session: rendered whole by the server, as things stand when they are asked for. */
export const registrarPaginasPublicas =
  ({ secreto, publicUrl }: DepsDeVerificacion) =>
  async (app: FastifyInstance): Promise<void> => {
    const { db } = app;
    await app.register(fastifyRateLimit, {
      max: PEDIDOS_POR_MINUTO,
      timeWindow: '1 minute',
      errorResponseBuilder: () => errorHttp(429, 'demasiados_pedidos'),
    });
    const profesional: Lectura = async (codigo) => {
      const leido = await verificarProfesional(db, codigo, { secreto, ahora: app.reloj(), publicUrl: publicUrl() });
      const foto = await miniatura(await leerFotoDePersona(db, leido.id));
      return {
        titulo: `${leido.apellido}, ${leido.nombre}`,
        cuerpo: <PaginaDeProfesional profesional={leido} foto={foto} />,
      };
    };
    const cvd: Lectura = async (codigo) => {
      const leido = await verificarCvd(db, codigo);
      return { titulo: `Visado ${leido.numero}`, cuerpo: <PaginaDeCvd cvd={leido} /> };
    };
    const certificado: Lectura = async (codigo) => {
      const leido = await verificarCertificado(db, codigo);
      return { titulo: `Certificado ${leido.numero_certificado}`, cuerpo: <PaginaDeCertificado certificado={leido} /> };
    };
    app.get('/qr/:codigo', publicar(app, profesional));
    app.get('/qr/cvd/:codigo', publicar(app, cvd));
    app.get('/qr/certificado/:codigo', publicar(app, certificado));
  };
