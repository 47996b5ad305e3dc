import type { Correo } from '../correo/correo.ts';
import type { Db } from '../db/conectar.ts';
import { enTransaccion } from '../db/transaccion.ts';
import { hoy } from '../hoy.ts';
import { verificarCadena } from '../modules/auditoria/verificar-cadena.service.ts';
import { avisarDelCorte } from '../modules/avisos/avisar-del-corte.ts';
import { enviarAlDispositivo } from '../modules/avisos/dispositivos/enviar-al-dispositivo.service.ts';
import type { ServicioDePush } from '../modules/avisos/dispositivos/servicio-de-push.ts';
import { enviarAviso } from '../modules/avisos/enviar-aviso.service.ts';
import { olvidarAvisos } from '../modules/avisos/portal.service.ts';
import { mandarResumenes } from '../modules/avisos/resumen.service.ts';
import { avisosEscritosCon } from '../modules/avisos/textos-de-avisos.ts';
import { cuidarBorradores } from '../modules/borradores/cuidar-borradores.service.ts';
import { enviarCertificado } from '../modules/certificados/correo/enviar-certificado.service.ts';
import { olvidarCorreos } from '../modules/certificados/correo/olvidar-correos.service.ts';
import { contactoDe } from '../modules/colegio/contacto-de.ts';
import { leerColegio } from '../modules/colegio/leer-colegio.service.ts';
import { avisarDeLaLista, avisarDelRetiroDeLaLista } from '../modules/colegio/listas/avisar-de-la-lista.service.ts';
import { ponerBloqueosEnVigor } from '../modules/colegio/listas/bloqueos-en-vigor.ts';
import { membreteDe } from '../modules/colegio/membrete-de.ts';
import { continuarAnulacion } from '../modules/dinero/cargos-del-anio/anular-cargos.service.ts';
import { continuarGeneracion } from '../modules/dinero/cargos-del-anio/generaciones.service.ts';
import { retomarCargos } from '../modules/dinero/cargos-del-anio/retomar-cargos.service.ts';
import { avisarVencidos } from '../modules/dinero/cartas/vencidos.service.ts';
import { avisarVencimientos } from '../modules/dinero/cartas/vencimientos.service.ts';
import { barrerCobranzas } from '../modules/dinero/cobros/barrer-cobranzas.service.ts';
import { correrConciliacion } from '../modules/dinero/conciliacion/correr-conciliacion.service.ts';
import { pedirConciliacion } from '../modules/dinero/conciliacion/pedir-conciliacion.service.ts';
import { devolverPagos } from '../modules/dinero/devoluciones/devolver-pagos.service.ts';
import { barrerIntenciones } from '../modules/dinero/intenciones/barrer-intenciones.service.ts';
import { darDeBaja } from '../modules/dinero/intenciones/dar-de-baja.service.ts';
import { crearTurnos } from '../modules/dinero/intenciones/turnos.ts';
import { armarExportacion } from '../modules/dinero/libro/exportar-libro.service.ts';
import { sumarElLibro } from '../modules/dinero/libro/sumas.service.ts';
import { cerrarLosQueNoCobran } from '../modules/dinero/ordenes/ajustar-cargos.service.ts';
import { vencerCupones } from '../modules/dinero/ordenes/emitir-cupon.service.ts';
import type { Pasarelas } from '../modules/dinero/pasarelas/pasarela.ts';
import { emparejarTodos } from '../modules/dinero/rendiciones/emparejar.service.ts';
import { crearCatalogoVivo } from '../modules/honorarios/catalogo-vivo.ts';
import { avisarDelArancel, avisarDelRetiro } from '../modules/honorarios/colegio/avisar-del-arancel.service.ts';
import { armarArchivoDeEnsayo } from '../modules/honorarios/ensayos/armar-archivo.service.ts';
import { correrEnsayo } from '../modules/honorarios/ensayos/correr-ensayo.service.ts';
import { ensayarImportacion } from '../modules/importaciones/ensayo/ensayar.service.ts';
import { aceptarImportacion } from '../modules/importaciones/escritura/aceptar.service.ts';
import { ponerSumasAlDia } from '../modules/informes/sumas.service.ts';
import { avisarTrabajoDelDia } from '../modules/legajos/cartas/carta-del-trabajo.service.ts';
import { validarComitentes } from '../modules/legajos/padron/validar-comitentes.service.ts';
import { armarLote } from '../modules/lotes/armar-lote.service.ts';
import type { AlmacenDeImagenes } from '../modules/media/almacenes/almacen.ts';
import { quitarImagenesSinUso } from '../modules/media/quitar-imagenes-sin-uso.service.ts';
import { avisarCredenciales } from '../modules/perfil/credenciales-por-vencer.service.ts';
import { crearBuscarComitente } from '../modules/referencias/cuits/buscar-comitente.ts';
import { type RegistroDeCuits, SIN_PADRON } from '../modules/referencias/cuits/registro-de-cuits.ts';
import { avisarPorCarta } from '../modules/sesion/avisos-de-seguridad.service.ts';
import { avisarRecuperacion } from '../modules/sesion/contrasenias.service.ts';
import { CARTAS } from './cartas.ts';
import type { Tareas } from './trabajador.ts';

export type DepsDeTareas = {
  db: Db;
  reloj: () => Date;
  correo: Correo;
  almacen: AlmacenDeImagenes;
  pasarelas: Pasarelas;
  push?: ServicioDePush | null;
  cuits?: RegistroDeCuits;
  direccionPublica: () => string;
};

/** As the college says them when each letter leaves. */
const deTodas = async (db: Db, direccionPublica: () => string) => {
  const colegio = await leerColegio(db);
  const membrete = membreteDe(colegio, direccionPublica());
  return { colegio: membrete, textos: avisosEscritosCon(colegio.textos), cartas: CARTAS };
};

/** While one runs, the next does nothing: it would do the same in the place of other jobs. */
const deAUno = (trabajo: () => Promise<unknown>): (() => Promise<void>) => {
  let enCurso = false;
  return async () => {
    if (enCurso) return;
    enCurso = true;
    await trabajo().finally(() => {
      enCurso = false;
    });
  };
};

export const crearTareas = ({
  db,
  reloj,
  pasarelas,
  push = null,
  cuits = SIN_PADRON,
  ...deps
}: DepsDeTareas): Tareas => {
  const catalogo = crearCatalogoVivo();
  const pagos = { db, reloj, pasarelas, turnos: crearTurnos() };
  // Its silence is expected here: the next run asks again.
  const buscar = crearBuscarComitente(cuits, () => undefined);
  return {
    recuperar_clave: (pedido) => avisarRecuperacion(db, reloj(), pedido),
    enviar_aviso: async ({ aviso_id }) =>
      enviarAviso(db, { reloj, ...deps, ...(await deTodas(db, deps.direccionPublica)) }, aviso_id),
    mandar_certificado: async ({ envio_id }) =>
      enviarCertificado(db, { reloj, ...deps, ...(await deTodas(db, deps.direccionPublica)) }, envio_id),
    avisar_al_dispositivo: async ({ envio_id }) =>
      enviarAlDispositivo(db, { reloj, push, contacto: await contactoDe(db) }, envio_id),
    avisar_seguridad: (aviso) => enTransaccion(db, (trx) => avisarPorCarta(trx, aviso)),
    avisar_vencimientos: deAUno(() => avisarVencimientos(db, reloj())),
    avisar_vencidos: deAUno(() => avisarVencidos(db, reloj())),
    avisar_credenciales: deAUno(() => avisarCredenciales(db, reloj())),
    avisar_arancel: ({ resolucion_id }) => avisarDelArancel(db, catalogo, resolucion_id, reloj),
    avisar_retiro: ({ resolucion_id }) => avisarDelRetiro(db, resolucion_id, reloj),
    avisar_lista: ({ lista_id }) => avisarDeLaLista(db, lista_id, reloj),
    avisar_retiro_de_lista: ({ lista_id }) => avisarDelRetiroDeLaLista(db, lista_id, reloj),
    cuidar_borradores: deAUno(() => cuidarBorradores(db, reloj())),
    mandar_resumenes: deAUno(() => mandarResumenes(db, reloj())),
    avisar_trabajo: deAUno(() => avisarTrabajoDelDia(db, reloj())),
    regir_bloqueos: deAUno(() => ponerBloqueosEnVigor(db, hoy(reloj))),
    olvidar_avisos: deAUno(async () => {
      await olvidarAvisos(db, reloj());
      await olvidarCorreos(db, reloj());
    }),
    barrer_intenciones: deAUno(() => barrerIntenciones(pagos)),
    dar_de_baja: deAUno(() => darDeBaja(pagos)),
    // What came in finds the line of a file that was waiting for it, whether or not the list could be read (S-968).
    barrer_cobranzas: deAUno(() => barrerCobranzas(pagos).finally(() => emparejarTodos(db))),
    pedir_conciliacion: async () => void (await pedirConciliacion(db, { quien: null, ahora: reloj() })),
    conciliar: ({ conciliacion_id }) => correrConciliacion(pagos, conciliacion_id),
    exportar_libro: ({ exportacion_id }) => armarExportacion(db, exportacion_id),
    generar_cargos: ({ generacion_id }) => continuarGeneracion({ db, reloj }, generacion_id),
    anular_cargos: ({ anulacion_id }) => continuarAnulacion({ db, reloj }, anulacion_id),
    retomar_cargos: deAUno(() => retomarCargos({ db, reloj })),
    devolver_pagos: deAUno(() => devolverPagos(pagos)),
    armar_lote: ({ lote_id }) => armarLote(db, { almacen: deps.almacen, publicUrl: deps.direccionPublica() }, lote_id),
    ensayar_importacion: (pedido) => ensayarImportacion(db, { ...pedido, ahora: reloj(), hoy: hoy(reloj) }),
    aceptar_importacion: (pedido) => aceptarImportacion(db, { ...pedido, ahora: reloj(), hoy: hoy(reloj) }),
    validar_comitentes: deAUno(() => validarComitentes(db, buscar, reloj)),
    ensayar_arancel: (tramo) => correrEnsayo(db, reloj, tramo),
    exportar_ensayo: (pedido) => armarArchivoDeEnsayo(db, pedido),
    quitar_imagenes: deAUno(() => quitarImagenesSinUso(db, deps.almacen, reloj())),
    verificar_auditoria: deAUno(() =>
      verificarCadena(db, reloj(), undefined, (trx, cortes) => avisarDelCorte(trx, cortes, reloj())),
    ),
    sumar_informes: deAUno(() => ponerSumasAlDia(db, reloj()).finally(() => sumarElLibro(db))),
    vencer_cupones: deAUno(async () => {
      const momento = { hoy: hoy(reloj), ahora: reloj() };
      while ((await vencerCupones(db, momento)) > 0);
      await cerrarLosQueNoCobran(db, momento);
    }),
  };
};
