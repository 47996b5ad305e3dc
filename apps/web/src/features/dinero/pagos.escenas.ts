import { rutasDeCupones, rutasDeLiquidaciones, rutasDePagos } from '@colega/contract/dinero';
import { rutasDeLegajos } from '@colega/contract/legajos';
import { mensajes, texto } from '@colega/contract/mensajes';
import { rutasDeSesion } from '@colega/contract/sesion';
import { rutasDeTablero } from '@colega/contract/tablero';
import { legajo } from '@colega/web-kit/testing/datos-de-legajos.ts';
import { tablero } from '@colega/web-kit/testing/datos-de-personas.ts';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { type Escenas, noResponde, rechaza, responde } from '@colega/web-kit/testing/escena.ts';
import { DIRECCIONES } from '../../lib/navegacion/direcciones.ts';
import { cupon, cuponPago, mediosHabilitados } from '../../testing/datos-de-cuenta.ts';
import {
  cargoPorPagar,
  liquidacion,
  liquidacionDeLegajo,
  liquidacionVacia,
  mediosOfrecidos,
  resultadoDePago,
} from '../../testing/datos-de-pagos.ts';
import { guardarSeleccion } from './liquidacion/seleccion-guardada.ts';

const USUARIO_DE_MUESTRA = 7;
const OTRA_PANTALLA = 'Desde acá se va a otra pantalla.';
const NO = 'Tuvimos un problema.';
const base = [responde(rutasDeSesion.permisosDePersona, permisos())];
const sinEjercicio = [responde(rutasDeSesion.permisosDePersona, permisos({ ejercicio: false }))];
const sinLiquidar = [responde(rutasDeSesion.permisosDePersona, permisos({ liquidar: false }))];

const { preLiquidacion, recalcularLiquidacion, preLiquidacionDeCep, preLiquidacionDeTimbrado } = rutasDeLiquidaciones;

export const escenasDeLiquidar: Escenas = {
  cargando: { muestra: 'Cargando…', respuestas: [...base, noResponde(preLiquidacion)] },
  vacia: {
    muestra: 'No tenés nada para liquidar',
    respuestas: [...base, responde(preLiquidacion, liquidacionVacia())],
  },
  'con-datos': {
    muestra: 'Multa del Tribunal de Ética',
    respuestas: [...base, responde(preLiquidacion, liquidacion())],
  },
  falla: {
    muestra: mensajes.error_generar_liquidacion,
    respuestas: [...base, rechaza(preLiquidacion, 500, NO), rechaza(recalcularLiquidacion, 500, NO)],
  },
  'sin-permiso': { muestra: mensajes.sin_habilidad_liquidar, respuestas: sinLiquidar },
};

const { cupones, qrDeCupon } = rutasDeCupones;
const conMedios = responde(rutasDePagos.mediosHabilitados, mediosHabilitados());
const sinMas = [
  conMedios,
  responde(rutasDeLiquidaciones.cargosPorPagar, pagina([])),
  responde(preLiquidacion, liquidacionVacia()),
  responde(rutasDeTablero.tablero, tablero()),
];
export const escenasDeLoQueDebo: Escenas = {
  cargando: { muestra: 'Cargando la lista…', respuestas: [...base, ...sinMas, noResponde(cupones)] },
  vacia: { muestra: 'No debés nada', respuestas: [...base, ...sinMas, responde(cupones, pagina([]))] },
  'con-datos': {
    muestra: 'Matrícula: 6 conceptos',
    respuestas: [
      ...base,
      conMedios,
      responde(qrDeCupon, new Uint8Array()),
      responde(preLiquidacion, liquidacion()),
      responde(rutasDeLiquidaciones.cargosPorPagar, pagina([cargoPorPagar()])),
      responde(cupones, pagina([cupon(), cupon({ id: 51, numero_boleta: 1051, estado_pago: 'en_proceso' })])),
      responde(
        rutasDeTablero.tablero,
        tablero([], {
          adeudado: '475500.00',
          a_favor: '10000.00',
          resto: '465500.00',
          vence: '2026-03-31',
          dias: -236,
        }),
      ),
    ],
  },
  falla: { muestra: mensajes.error_cargar_cupones, respuestas: [...base, ...sinMas, rechaza(cupones, 500, NO)] },
  'sin-permiso': {
    muestra: 'No tenés permiso para ver esto',
    respuestas: [
      ...base,
      ...sinMas,
      rechaza(cupones, 403, 'Tu usuario no puede ver cupones. Comunicate con tu distrito.'),
    ],
  },
};

const MEDIOS_CON_REMEDIO = mediosOfrecidos({
  codigo_barra: { disabled: true, disabled_message: mensajes.cupon_ya_generado, remedy: 'print' },
  redLink: { disabled: true, disabled_message: mensajes.cupon_ya_en_red_link },
});

export const escenasDePagarCupon: Escenas = {
  cargando: { muestra: 'Cargando…', respuestas: [...base, noResponde(rutasDeCupones.cupon)] },
  vacia: { muestra: OTRA_PANTALLA, respuestas: [...base, responde(rutasDeCupones.cupon, cuponPago())] },
  'con-datos': {
    muestra: 'Hay un pago de este cupón en proceso',
    respuestas: [
      ...base,
      responde(rutasDeCupones.cupon, cupon({ estado_pago: 'en_proceso' })),
      responde(rutasDeCupones.mediosDeCupon, pagina(MEDIOS_CON_REMEDIO)),
    ],
  },
  falla: {
    muestra: 'No pudimos cargar los métodos de pago.',
    respuestas: [...base, responde(rutasDeCupones.cupon, cupon()), rechaza(rutasDeCupones.mediosDeCupon, 500, NO)],
  },
  'sin-permiso': { muestra: OTRA_PANTALLA, respuestas: [...base, rechaza(rutasDeCupones.cupon, 404, NO)] },
};

const escenasDeCargo = (
  pre: typeof preLiquidacionDeCep | typeof preLiquidacionDeTimbrado,
  descripcion: string,
): Escenas => {
  const conLegajo = [...base, responde(rutasDeLegajos.legajo, legajo())];
  const lista = liquidacionDeLegajo({
    conceptos: [{ identificador: 'cargo:1', descripcion, importe: '7500.00', pasos: [] }],
    preferencias_de_pago: mediosOfrecidos(),
  });
  return {
    cargando: { muestra: 'Cargando…', respuestas: [...conLegajo, noResponde(pre)] },
    vacia: {
      muestra: OTRA_PANTALLA,
      respuestas: [...conLegajo, responde(pre, liquidacionDeLegajo({ conceptos: [], motivo: 'Ya está pago.' }))],
    },
    'con-datos': { muestra: descripcion, respuestas: [...conLegajo, responde(pre, lista)] },
    falla: { muestra: mensajes.error_generar_liquidacion, respuestas: [...conLegajo, rechaza(pre, 500, NO)] },
    'sin-permiso': { muestra: mensajes.sin_habilidad_ejercicio, respuestas: sinEjercicio },
  };
};
export const escenasDePagarCep = escenasDeCargo(preLiquidacionDeCep, 'CEP del legajo 1042');
export const escenasDePagarTimbrado = escenasDeCargo(preLiquidacionDeTimbrado, 'Timbrado prepago del legajo 1042');

const conSeleccion = { antes: () => guardarSeleccion(USUARIO_DE_MUESTRA, { fuera: [], medio: null }) };

export const escenasDePagoDeLiquidacion: Escenas = {
  cargando: { muestra: 'Cargando…', ...conSeleccion, respuestas: [...base, noResponde(preLiquidacion)] },
  vacia: {
    muestra: OTRA_PANTALLA,
    ...conSeleccion,
    respuestas: [...base, responde(preLiquidacion, liquidacionVacia())],
  },
  'con-datos': {
    muestra: 'Multa del Tribunal de Ética · T-12.345',
    ...conSeleccion,
    respuestas: [
      ...base,
      responde(preLiquidacion, liquidacion()),
      responde(recalcularLiquidacion, liquidacion({ preferencias_de_pago: mediosOfrecidos() })),
    ],
  },
  falla: {
    muestra: mensajes.error_actualizar_liquidacion,
    ...conSeleccion,
    respuestas: [...base, responde(preLiquidacion, liquidacion()), rechaza(recalcularLiquidacion, 500, NO)],
  },
  'sin-permiso': { muestra: mensajes.sin_habilidad_liquidar, respuestas: sinLiquidar },
};

const { consultarPago } = rutasDePagos;
const CON_CUPON = '?cupon=50';
const deTimbrado = { circuito: 'timbrados', legajo: { id: 1, numero_legajo: 1042 } } as const;
const acreditado = resultadoDePago('acreditado', { ...cuponPago(), ...deTimbrado });

export const escenasDeResultadoDeSiro: Escenas = {
  cargando: {
    muestra: mensajes.procesando_pago,
    direccion: `${DIRECCIONES.resultadoDePago}${CON_CUPON}`,
    respuestas: base,
  },
  vacia: { muestra: 'No podemos identificar el pago', respuestas: base },
  'con-datos': { noAplica: 'Cuenta diez segundos antes de preguntar: lo que contesta se ve en el rechazo.' },
  falla: { noAplica: 'Lo que falla se vuelve a preguntar, sin decir nada.' },
  'sin-permiso': { muestra: mensajes.sin_habilidad_ejercicio, respuestas: sinEjercicio },
};

const enRechazo = { direccion: `${DIRECCIONES.rechazoDePago}${CON_CUPON}` };
export const escenasDeRechazoDeSiro: Escenas = {
  cargando: { muestra: mensajes.procesando_pago, ...enRechazo, respuestas: [...base, noResponde(consultarPago)] },
  vacia: { muestra: mensajes.pago_no_procesado, respuestas: base },
  'con-datos': {
    muestra: mensajes.presentate_en_una_sede,
    ...enRechazo,
    respuestas: [...base, responde(consultarPago, acreditado)],
  },
  falla: { muestra: 'No encontramos este pago', ...enRechazo, respuestas: [...base, rechaza(consultarPago, 404, NO)] },
  'sin-permiso': { muestra: mensajes.sin_habilidad_ejercicio, respuestas: sinEjercicio },
};

const escenasDeTarjeta = (camino: string, proveedor: string): Escenas => {
  const datos = { proveedor };
  const confirmado = { direccion: `${camino}/confirmado${CON_CUPON}` };
  return {
    cargando: {
      muestra: texto({ codigo: 'proveedor_puede_demorar', datos }),
      ...confirmado,
      respuestas: [...base, noResponde(consultarPago)],
    },
    vacia: {
      muestra: 'Este cupón todavía no tiene pagos',
      ...confirmado,
      respuestas: [...base, responde(consultarPago, resultadoDePago('sin_pago'))],
    },
    'con-datos': {
      muestra: texto({ codigo: 'pago_acreditado', datos: { numero: 1049 } }),
      ...confirmado,
      respuestas: [...base, responde(consultarPago, resultadoDePago('acreditado', cuponPago()))],
    },
    falla: {
      muestra: texto({ codigo: 'proveedor_no_proceso', datos }),
      direccion: `${camino}/rechazado${CON_CUPON}`,
      respuestas: [...base, responde(consultarPago, resultadoDePago('rechazado'))],
    },
    'sin-permiso': { noAplica: 'La ve quien vuelve de pagar, con su sesión (SES-064).' },
  };
};
export const escenasDeSipago = escenasDeTarjeta('/app/pagoOnline/sipago', 'SiPago');
export const escenasDeNetPagos = escenasDeTarjeta('/app/pagoOnline/netPago', 'Net Pagos');
