import fastifyJwt from '@fastify/jwt';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { ConfigDeApp, Dependencias } from './dependencias.ts';
import { direccionPublica } from './direccion.ts';
import { exportar } from './exportar/exportar.ts';
import { MAXIMO_DE_FILAS } from './exportar/maximo-de-filas.ts';
import { paginarDeUnaVez, paginarFilas } from './exportar/paginas.ts';
import { registrarAvisoDeSeguridad } from './http/aviso-de-seguridad.ts';
import { registrarCompresion } from './http/compresion.ts';
import { registrarDocs } from './http/docs.ts';
import { registrarSubidas } from './http/leer-archivo.ts';
import { opcionesDeLog } from './http/log.ts';
import { registrarMetricas } from './http/metricas.ts';
import { pedidoIdDe } from './http/pedido-id.ts';
import { leerDireccion, registrarPortal, responderDesconocida } from './http/portal.ts';
import {
  LIMITE_DE_CUERPO_BYTES,
  responderConexion,
  responderError,
  responderLoQueNodeResponde,
} from './http/responder-error.ts';
import { registrarSalud } from './http/salud.ts';
import { registrarEncabezados, registrarLimite } from './http/seguridad.ts';
import { ejemploDeCarta } from './jobs/ejemplo-de-carta.ts';
import { registrarAuditoria } from './modules/auditoria/auditoria.handlers.ts';
import { registrarAvisos } from './modules/avisos/avisos.handlers.ts';
import { registrarBorradores } from './modules/borradores/borradores.handlers.ts';
import { registrarBusqueda } from './modules/busqueda/busqueda.handlers.ts';
import { registrarCertificados } from './modules/certificados/certificados.handlers.ts';
import { registrarAjustes, registrarMarca } from './modules/colegio/colegio.handlers.ts';
import { contactoDe } from './modules/colegio/contacto-de.ts';
import { colegioEnLaPagina } from './modules/colegio/en-la-pagina.tsx';
import { leerColegio } from './modules/colegio/leer-colegio.service.ts';
import { registrarListas } from './modules/colegio/listas/listas.handlers.ts';
import { manifiestoDelColegio } from './modules/colegio/manifiesto.ts';
import { registrarCaja } from './modules/dinero/caja/caja.handlers.ts';
import { registrarCupones } from './modules/dinero/cupones.handlers.ts';
import { registrarDocumentos } from './modules/dinero/documentos.handlers.ts';
import { CUENTAS_DE_BANCOS } from './modules/dinero/libro/cuentas-de-bancos.ts';
import { registrarLiquidaciones } from './modules/dinero/liquidaciones.handlers.ts';
import { ajustarCargos } from './modules/dinero/ordenes/ajustar-cargos.service.ts';
import { registrarPagos } from './modules/dinero/pagos.handlers.ts';
import { resumirCuenta } from './modules/dinero/resumen/por-mes.service.ts';
import { registrarResumen } from './modules/dinero/resumen.handlers.ts';
import { crearCatalogoVivo } from './modules/honorarios/catalogo-vivo.ts';
import { registrarAranceles } from './modules/honorarios/colegio/aranceles.handlers.ts';
import { registrarEnsayos } from './modules/honorarios/ensayos/ensayos.handlers.ts';
import { registrarHonorarios } from './modules/honorarios/honorarios.handlers.ts';
import { registrarImportaciones } from './modules/importaciones/importaciones.handlers.ts';
import { registrarInformes } from './modules/informes/informes.handlers.ts';
import { registrarLegajos } from './modules/legajos/legajos.handlers.ts';
import { registrarLotes } from './modules/lotes/lotes.handlers.ts';
import type { AlmacenDeImagenes } from './modules/media/almacenes/almacen.ts';
import { crearAlmacen } from './modules/media/almacenes/crear-almacen.ts';
import { registrarArchivos, registrarMedia } from './modules/media/media.handlers.ts';
import { registrarOperadores } from './modules/operadores/operadores.handlers.ts';
import { leerMatriculas } from './modules/perfil/leer-persona.service.ts';
import { registrarPerfil } from './modules/perfil/perfil.handlers.ts';
import { crearBuscarComitente } from './modules/referencias/cuits/buscar-comitente.ts';
import { registrarLugares } from './modules/referencias/lugares/lugares.handlers.ts';
import { registrarReferencias } from './modules/referencias/referencias.handlers.ts';
import { nombreDeDispositivo } from './modules/sesion/nombre-de-dispositivo.ts';
import { registrarSesion } from './modules/sesion/sesion.handlers.ts';
import { hashDeToken } from './modules/sesion/tokens.ts';
import { registrarCalendario } from './modules/tablero/calendario.handlers.ts';
import { registrarTablero } from './modules/tablero/tablero.handlers.ts';
import { crearFreno, type Freno } from './modules/verificacion/freno.ts';
import { registrarPaginasPublicas } from './modules/verificacion/paginas-publicas.tsx';
import { registrarVerificacion } from './modules/verificacion/verificacion.handlers.ts';
import { solicitanteActual } from './reparto/solicitante-actual.ts';
import { version } from './version.ts';

export type { Dependencias } from './dependencias.ts';

// S-337
const PLAZO_DE_ENTRADA_MS = 120_000;

/** Trusts that many proxies, counted from the nearest: what the caller wrote before them says nothing. */
const confiar = (proxies: ConfigDeApp['trustProxy']) =>
  typeof proxies === 'number' ? (_direccion: string, salto: number) => salto < proxies : proxies;

function crearServidor({ config, db, reloj, log }: Dependencias): FastifyInstance {
  const app = Fastify({
    logger: opcionesDeLog(log),
    trustProxy: confiar(config.trustProxy),
    bodyLimit: LIMITE_DE_CUERPO_BYTES,
    requestTimeout: PLAZO_DE_ENTRADA_MS,
    clientErrorHandler: responderConexion,
    http: { requireHostHeader: false },
    rewriteUrl: leerDireccion,
    genReqId: pedidoIdDe,
    logController: new LogController({ requestIdLogLabel: 'pedido_id' }),
    frameworkErrors: (error, request, reply) => void responderError(error, request, reply),
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(responderError);
  app.setNotFoundHandler(responderDesconocida);
  app.decorate('db', db).decorate('reloj', reloj).decorate('rutas', []).decorate('enviarPortal', null);
  // The demo asks for no second factor: everybody knows its users.
  app.decorate('exigeSegundoFactor', !config.demo);
  app.decorateRequest('sesion', null).decorateRequest('operador', null);
  return app;
}

async function registrarApi(
  api: FastifyInstance,
  deps: Dependencias,
  almacen: AlmacenDeImagenes,
  freno: Freno,
): Promise<void> {
  const buscarComitente = crearBuscarComitente(deps.cuits, (error) =>
    api.log.warn({ err: error, pedido_id: solicitanteActual().pedido_id }, 'padrón no disponible'),
  );
  const catalogo = crearCatalogoVivo();
  await registrarLimite(api, deps);
  registrarCompresion(api);
  await registrarSubidas(api);
  registrarSesion(api, deps);
  registrarReferencias(api, deps, buscarComitente);
  registrarLugares(api, deps.lugares);
  const { sessionSecret: secreto, noticias: conNoticias } = deps.config;
  const publicUrl = () => direccionPublica(api, deps.config);
  registrarPerfil(api, { secreto, publicUrl, leerCuenta: resumirCuenta });
  registrarAvisos(api, {
    ...{ push: deps.push ?? null, contactoDe },
    ...{ nombreDe: nombreDeDispositivo, huellaDe: hashDeToken },
  });
  registrarBorradores(api);
  registrarAjustes(api, { libro: CUENTAS_DE_BANCOS, ejemplos: ejemploDeCarta, publicUrl });
  registrarListas(api, (formato, { tabla, renglones }) => exportar(formato, tabla, paginarDeUnaVez(renglones)));
  registrarOperadores(api);
  registrarAuditoria(api, {
    maximoDeFilas: MAXIMO_DE_FILAS,
    enCsv: (db, tabla, lectura) => exportar('csv', tabla, paginarFilas(db, lectura)),
  });
  registrarInformes(api);
  registrarBusqueda(api);
  registrarTablero(api, { secreto, publicUrl, conNoticias });
  registrarCalendario(api, { secreto, publicUrl, freno });
  registrarHonorarios(api, catalogo, { gastarPapel: freno.gastarPapel, leerMatriculas });
  registrarAranceles(api, catalogo, (formato, { tabla, renglones }) =>
    exportar(formato, tabla, paginarDeUnaVez(renglones)),
  );
  registrarEnsayos(api, catalogo);
  registrarCupones(api, deps.pasarelas);
  registrarLiquidaciones(api, deps.pasarelas);
  const convenio = deps.config.pasarelas.online?.convenio ?? null;
  registrarDocumentos(api, { convenio, publicUrl });
  registrarCaja(api, { convenio, publicUrl });
  registrarResumen(api);
  registrarPagos(api, deps.pasarelas, { convenio, publicUrl });
  registrarLegajos(api, { buscarComitente, catalogo, ajustarCargos, secreto }, publicUrl);
  registrarMedia(api, { secreto, almacen });
  registrarVerificacion(api, { secreto, publicUrl, freno });
  registrarLotes(api);
  registrarImportaciones(api);
  registrarCertificados(api, { secreto, publicUrl, almacen });
}

export async function crearApp(deps: Dependencias): Promise<FastifyInstance> {
  const app = crearServidor(deps);
  await app.register(fastifyJwt, {
    secret: deps.config.sessionSecret,
    sign: { algorithm: 'HS256' },
    // Expiry is judged by our clock (http/acceso.ts).
    verify: { algorithms: ['HS256'], ignoreExpiration: true },
  });
  await registrarEncabezados(app, deps);
  responderLoQueNodeResponde(app);
  registrarSalud(app, deps);
  if (deps.config.metricas) registrarMetricas(app, deps);
  registrarDocs(app, async () => {
    const { nombre, contacto } = await leerColegio(deps.db);
    return { version, colegio: nombre, correo: contacto.correo, publicUrl: deps.config.publicUrl };
  });
  const publicUrl = () => direccionPublica(app, deps.config);
  registrarAvisoDeSeguridad(app, { publicUrl, contacto: deps.config.contactoDeSeguridad });
  await registrarPortal(app, deps, {
    enLaPagina: () => colegioEnLaPagina(deps.db),
    manifiesto: (construido) => manifiestoDelColegio(deps.db, construido),
  });
  const almacen = crearAlmacen(deps.config, deps.db);
  const secreto = deps.config.sessionSecret;
  registrarArchivos(app, { secreto, almacen });
  registrarMarca(app);
  const freno = crearFreno(deps.db);
  app.addHook('onClose', freno.cerrar);
  await app.register(registrarPaginasPublicas({ secreto, publicUrl, freno }));
  await app.register((api) => registrarApi(api, deps, almacen, freno));
  await app.ready();
  return app;
}
