import { zCodigoPublico } from '@colega/contract/verificacion';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { fechaYHora } from '../../documents/hoja.ts';
import { hoy } from '../../hoy.ts';
import { crearNonce, politicaDePaginaPublica } from '../../http/csp.ts';
import { direccionDeCliente } from '../../http/direccion-de-cliente.ts';
import { errorNoEncontrado } from '../../http/error-http.ts';
import { reconocerError } from '../../http/responder-error.ts';
import { leerColegioAunqueNoResponda } from '../colegio/leer-colegio.service.ts';
import { leerFotoVerificada } from '../perfil/leer-persona.service.ts';
import { buscarEscrito } from './buscar-escrito.service.ts';
import { crearCuentaDeConsultas, esDeAlguien } from './consultas.ts';
import { CodigoDesconocido, DemasiadasConsultas, NoSePudoVerificar } from './paginas/avisos.tsx';
import { PaginaDeCertificado } from './paginas/certificado.tsx';
import { PaginaDeContacto } from './paginas/contacto.tsx';
import { PaginaDeCvd } from './paginas/cvd.tsx';
import { DelColegio } from './paginas/del-colegio.ts';
import { Hoja } from './paginas/hoja.tsx';
import { agregarInsignias } from './paginas/piezas.tsx';
import { PaginaDePrivacidad } from './paginas/privacidad.tsx';
import { PaginaDeProfesional } from './paginas/profesional.tsx';
import { PaginaDeRecibo } from './paginas/recibo.tsx';
import { EscribirOtro, PaginaParaEscribir } from './paginas/verificar.tsx';
import type { DepsDeVerificacion } from './verificacion.handlers.ts';
import { verificarCertificado, verificarCvd, verificarProfesional, verificarRecibo } from './verificacion.service.ts';

const LADO_DE_LA_FOTO = 192;

type Contenido = { titulo: string; cuerpo: ReactNode; conFormulario?: true; sinMomento?: true; persona_id?: number };
type Lectura = (codigo: string, momento: string) => Promise<Contenido>;

const miniatura = async (foto: Buffer | null): Promise<string | null> => {
  if (!foto) return null;
  const jpeg = await sharp(foto)
    .resize(LADO_DE_LA_FOTO, LADO_DE_LA_FOTO, { fit: 'cover' })
    .jpeg({ quality: 70 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
};

const lecturas = (app: FastifyInstance, { secreto, publicUrl }: DepsDeVerificacion) => {
  const { db } = app;
  const profesional: Lectura = async (codigo, momento) => {
    const leido = await verificarProfesional(db, codigo, { secreto, ahora: app.reloj(), publicUrl: publicUrl() });
    const foto = await miniatura(await leerFotoVerificada(db, leido.id));
    return {
      persona_id: leido.id,
      titulo: `${leido.apellido}, ${leido.nombre}`,
      cuerpo: <PaginaDeProfesional profesional={leido} foto={foto} momento={momento} />,
    };
  };
  const cvd: Lectura = async (codigo, momento) => {
    const leido = await verificarCvd(db, codigo);
    return { titulo: `Visado ${leido.numero}`, cuerpo: <PaginaDeCvd cvd={leido} momento={momento} /> };
  };
  const certificado: Lectura = async (codigo, momento) => {
    const leido = await verificarCertificado(db, codigo);
    return {
      titulo: `Certificado ${leido.numero_certificado}`,
      cuerpo: <PaginaDeCertificado certificado={leido} momento={momento} />,
    };
  };
  const recibo: Lectura = async (codigo, momento) => {
    const leido = await verificarRecibo(db, codigo);
    return { titulo: `Recibo N.º ${leido.numero}`, cuerpo: <PaginaDeRecibo recibo={leido} momento={momento} /> };
  };
  return { profesional, cvd, certificado, recibo };
};

const conOtro = (leido: ReactNode): ReactNode => (
  <>
    {leido}
    <EscribirOtro />
  </>
);

/** The page for what cannot be shown never tells whether something else has that code. */
const avisoDe = (status: number, esperar: string | undefined, pedido: string): Contenido => {
  if (status === 429)
    return {
      titulo: 'Demasiadas consultas',
      cuerpo: <DemasiadasConsultas segundos={Number(esperar ?? 60)} />,
    };
  if (status >= 500) return { titulo: 'No se pudo verificar', cuerpo: <NoSePudoVerificar pedido={pedido} /> };
  return { titulo: 'Código desconocido', conFormulario: true, cuerpo: <CodigoDesconocido /> };
};

/** The pages that a QR opens without a session, rendered whole by the server with the present state. */
export const registrarPaginasPublicas =
  (deps: DepsDeVerificacion) =>
  async (app: FastifyInstance): Promise<void> => {
    const { freno, publicUrl } = deps;
    const momento = () => fechaYHora(app.reloj());
    const enviar = async (
      reply: FastifyReply,
      { titulo, cuerpo, conFormulario, sinMomento }: Contenido,
    ): Promise<FastifyReply> => {
      const nonce = crearNonce();
      const sitio = new URL(publicUrl()).host;
      const { oficinasDe, ...colegio } = await leerColegioAunqueNoResponda(app.db);
      const pagina = (
        <DelColegio value={{ ...colegio, oficinas: oficinasDe(hoy(app.reloj)) }}>
          <Hoja titulo={titulo} nonce={nonce} momento={sinMomento ? null : momento()} sitio={sitio}>
            {cuerpo}
          </Hoja>
        </DelColegio>
      );
      return reply
        .header('content-security-policy', politicaDePaginaPublica(nonce, conFormulario))
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex, nofollow')
        .type('text/html; charset=utf-8')
        .send(`<!doctype html>${agregarInsignias(renderToStaticMarkup(pagina))}`);
    };
    const consultas = crearCuentaDeConsultas(app.db, {
      reloj: app.reloj,
      alFallar: (err) => app.log.warn({ err }, 'consultas de credenciales sin contar'),
    });
    app.addHook('onClose', consultas.cerrar);
    const publicar = (leer: Lectura) => async (request: FastifyRequest, reply: FastifyReply) => {
      const { codigo = '' } = request.params as { codigo?: string };
      const ip = direccionDeCliente(request);
      const esCodigo = zCodigoPublico.safeParse(codigo).success;
      const contenido = await freno.leerCodigo(ip, codigo, async () => {
        if (!esCodigo) throw errorNoEncontrado();
        return leer(codigo, momento());
      });
      const { persona_id } = contenido;
      if (persona_id !== undefined && esDeAlguien(request) && freno.esDeNuevo(ip, codigo)) consultas.anotar(persona_id);
      return enviar(reply, { ...contenido, conFormulario: true, cuerpo: conOtro(contenido.cuerpo) });
    };
    const nada: Lectura = async () => {
      throw errorNoEncontrado();
    };
    const { profesional, cvd, certificado, recibo } = lecturas(app, deps);

    app.setErrorHandler((error, request, reply) => {
      const { status, encabezados } = reconocerError(error, request);
      return enviar(reply.headers(encabezados).code(status), avisoDe(status, encabezados['retry-after'], request.id));
    });
    app.get('/qr/:codigo', publicar(profesional));
    app.get('/qr/cvd/:codigo', publicar(cvd));
    app.get('/qr/certificado/:codigo', publicar(certificado));
    app.get('/qr/recibo/:codigo', publicar(recibo));
    for (const url of ['/qr', '/qr/*']) app.get(url, publicar(nada));
    app.get('/privacidad', (_request, reply) =>
      enviar(reply, { titulo: 'Privacidad y datos personales', sinMomento: true, cuerpo: <PaginaDePrivacidad /> }),
    );
    app.get('/contacto', (_request, reply) =>
      enviar(reply, { titulo: 'Oficinas y teléfonos', sinMomento: true, cuerpo: <PaginaDeContacto /> }),
    );
    app.get('/verificar', async (request, reply) => {
      const { db } = app;
      const { numero = '', codigo = '' } = request.query as Record<string, unknown>;
      const escrito = { numero: String(numero), codigo: String(codigo) };
      if (escrito.numero === '' && escrito.codigo === '')
        return enviar(reply, { titulo: 'Verificar un documento', conFormulario: true, cuerpo: <PaginaParaEscribir /> });
      const camino = await buscarEscrito(db, freno, direccionDeCliente(request), escrito);
      if (typeof camino === 'string') return reply.header('cache-control', 'no-store').redirect(camino, 303);
      return enviar(reply.code(camino.status), {
        titulo: 'No lo encontramos',
        conFormulario: true,
        cuerpo: <PaginaParaEscribir escrito={escrito} problema={camino.problema} />,
      });
    });
  };
