import { TIPOS_DE_CERTIFICADO, tramoDeTipo } from '@colega/domain/certificados';
import type { Escenas } from '@colega/web-kit/testing/escena.ts';
import { escenasDeAvisos } from '../../features/avisos/avisos.escenas.ts';
import {
  escenasDeCertificadoEmitido,
  escenasDeEleccion,
  escenasDeListadoDeCertificados,
  escenasDelFormulario,
} from '../../features/certificados/certificados.escenas.ts';
import {
  escenasDeCuponesDeLaCuenta,
  escenasDeCuponesDelEjercicio,
} from '../../features/dinero/cupones/cupones.escenas.ts';
import {
  escenasDeLiquidar,
  escenasDeLoQueDebo,
  escenasDeNetPagos,
  escenasDePagarCep,
  escenasDePagarCupon,
  escenasDePagarTimbrado,
  escenasDePagoDeLiquidacion,
  escenasDeRechazoDeSiro,
  escenasDeResultadoDeSiro,
  escenasDeSipago,
} from '../../features/dinero/pagos.escenas.ts';
import { escenasDeResumen } from '../../features/dinero/resumen/resumen.escenas.ts';
import {
  escenasDeAmpliacionAutomatica,
  escenasDeAmpliacionManual,
  escenasDeEditarAmpliacionAutomatica,
  escenasDeEditarAmpliacionManual,
} from '../../features/legajos/ampliacion/ampliacion.escenas.ts';
import { escenasDelAsistente } from '../../features/legajos/asistente/asistente.escenas.ts';
import { escenasDelDetalle } from '../../features/legajos/detalle/detalle.escenas.ts';
import { escenasDeEdicion } from '../../features/legajos/edicion/edicion.escenas.ts';
import { escenasDelLaboratorio } from '../../features/legajos/laboratorio/laboratorio.escenas.ts';
import { escenasDeListado } from '../../features/legajos/listado/listado.escenas.ts';
import { escenasDelManual } from '../../features/legajos/manual/manual.escenas.ts';
import { escenasDeSeleccion } from '../../features/legajos/seleccion/seleccion.escenas.ts';
import { escenasDeContacto, escenasDeDatosPersonales, escenasDeTitulo } from '../../features/perfil/perfil.escenas.ts';
import { escenasDeValores } from '../../features/referencias/valores.escenas.ts';
import { escenasDeAdministrador } from '../../features/sesion/administrador/administrador.escenas.ts';
import {
  escenasDeCambioClave,
  escenasDeConfirmada,
  escenasDeRecuperar,
  escenasDeRestablecer,
} from '../../features/sesion/contrasenias/contrasenias.escenas.ts';
import { escenasDeSegundoFactor } from '../../features/sesion/factor/segundo-factor.escenas.ts';
import { escenasDeIngreso } from '../../features/sesion/ingreso.escenas.ts';
import { escenasDeSinSubir } from '../../features/sesion/salida/sin-subir.escenas.ts';
import { escenasDeSesiones } from '../../features/sesion/sesiones/sesiones.escenas.ts';
import { escenasDeCredencial } from '../../features/tablero/credencial/credencial.escenas.ts';
import { escenasDeTablero } from '../../features/tablero/tablero.escenas.ts';

const SIN_DATOS = { noAplica: 'No muestra datos del servidor.' };

const escenasDeError: Escenas = {
  cargando: SIN_DATOS,
  vacia: SIN_DATOS,
  'con-datos': SIN_DATOS,
  falla: { muestra: 'No pudimos encontrar la página', respuestas: [] },
  'sin-permiso': SIN_DATOS,
};

const escenasDeAccesibilidad: Escenas = {
  cargando: SIN_DATOS,
  vacia: { muestra: 'Qué podés hacer', respuestas: [] },
  'con-datos': SIN_DATOS,
  falla: SIN_DATOS,
  'sin-permiso': SIN_DATOS,
};

const escenasDeLaGuardada: Escenas = {
  ...escenasDeAccesibilidad,
  vacia: { muestra: 'En este dispositivo no hay ninguna copia de tu credencial.', respuestas: [] },
};

const escenasDeLaGuia: Escenas = {
  ...escenasDeAccesibilidad,
  vacia: { muestra: 'Cargar un legajo de obra', respuestas: [] },
};

/** Five faces for each path of the table of screens; a screen without them fails a test. */
export const ESCENAS: Readonly<Record<string, Escenas>> = {
  '/login': escenasDeIngreso,
  '/recuperarContrasenia': escenasDeRecuperar,
  '/confirmada': escenasDeConfirmada,
  '/reset-password/:resetToken': escenasDeRestablecer,
  '/administrador/:token': escenasDeAdministrador,
  '/error': escenasDeError,
  '/accesibilidad': escenasDeAccesibilidad,
  '/guia': escenasDeLaGuia,
  '/valores-de-referencia': escenasDeValores,
  '/honorarios': escenasDelLaboratorio('/honorarios'),
  '/app/honorarios': escenasDelLaboratorio('/app/honorarios'),
  '/credencial-guardada': escenasDeLaGuardada,
  '/app/dashboard': escenasDeTablero,
  '/app/seleccionarLegajo': escenasDeSeleccion,
  '/app/ejercicio/legajos/listado': escenasDeListado,
  '/app/ejercicio/legajos/cupones': escenasDeCuponesDelEjercicio,
  '/app/ejercicio/legajos/certificados': escenasDeListadoDeCertificados,
  '/app/ejercicio/certificado/:id': escenasDeCertificadoEmitido,
  '/app/ejercicio/legajo/automatico': escenasDelAsistente,
  '/app/ejercicio/legajo/manual': escenasDelManual,
  '/app/ejercicio/legajo/:tipo_calculo/:id/editar': escenasDeEdicion,
  '/app/ejercicio/legajo/:id/ampliacion/automatico': escenasDeAmpliacionAutomatica,
  '/app/ejercicio/legajo/:id/ampliacion/manual': escenasDeAmpliacionManual,
  '/app/ejercicio/legajo/:id/ampliacion/:idAmpliacion/automatico/editar': escenasDeEditarAmpliacionAutomatica,
  '/app/ejercicio/legajo/:id/ampliacion/:idAmpliacion/manual/editar': escenasDeEditarAmpliacionManual,
  '/app/ejercicio/legajo/:id/detail': escenasDelDetalle,
  '/app/ejercicio/legajo/:id/certificado/new': escenasDeEleccion,
  ...Object.fromEntries(
    TIPOS_DE_CERTIFICADO.map((type) => [
      `/app/ejercicio/legajo/:id/certificado/new/${tramoDeTipo(type)}`,
      escenasDelFormulario(type),
    ]),
  ),
  '/app/cuenta/debo': escenasDeLoQueDebo,
  '/app/cuenta/resumenCuenta/cupones': escenasDeCuponesDeLaCuenta,
  '/app/cuenta/resumenCuenta/resumen': escenasDeResumen,
  '/app/ejercicio/legajo/:id/pagarCep': escenasDePagarCep,
  '/app/ejercicio/legajo/:id/pagarTimbrado': escenasDePagarTimbrado,
  '/app/cuenta/liquidar': escenasDeLiquidar,
  '/app/cuenta/pago': escenasDePagoDeLiquidacion,
  '/app/cuenta/:id/pago': escenasDePagarCupon,
  '/app/pagoOnline/resultado': escenasDeResultadoDeSiro,
  '/app/pagoOnline/rechazado': escenasDeRechazoDeSiro,
  '/app/pagoOnline/:id?/sipago/:tipo': escenasDeSipago,
  '/app/pagoOnline/:lugar/:tipo': escenasDeNetPagos,
  '/app/credencial': escenasDeCredencial,
  '/app/perfil/datosPersonales': escenasDeDatosPersonales,
  '/app/perfil/titulo': escenasDeTitulo,
  '/app/perfil/contacto': escenasDeContacto,
  '/app/sesion/cambioClave': escenasDeCambioClave,
  '/app/sesion/abiertas': escenasDeSesiones,
  '/app/sesion/segundoFactor': escenasDeSegundoFactor,
  '/app/sesion/avisos': escenasDeAvisos,
  '/app/sesion/sinSubir': escenasDeSinSubir,
};
