import { rutasDeCupones, rutasDePagos } from '@colega/contract/dinero';
import { mensajes } from '@colega/contract/mensajes';
import { rutasDeSesion } from '@colega/contract/sesion';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { type Escenas, noResponde, rechaza, responde } from '@colega/web-kit/testing/escena.ts';
import {
  circuitos,
  cupon,
  cuponPago,
  cuponVencido,
  EN_RED_LINK,
  mediosHabilitados,
} from '../../../testing/datos-de-cuenta.ts';

const r = rutasDeCupones.cupones;
const base = [
  responde(rutasDeSesion.permisosDePersona, permisos()),
  responde(rutasDeCupones.circuitos, circuitos()),
  responde(rutasDePagos.mediosHabilitados, mediosHabilitados()),
];
const CUPONES = [
  cupon({ id: 52, numero_boleta: 1052, monto_a_pagar: '188190.00', vencimiento: '2026-11-10' }),
  cupon({ id: 51, numero_boleta: 1051, estado_pago: 'en_proceso', ...EN_RED_LINK }),
  cupon({ estado_pago: 'rechazado' }),
  cuponPago(),
  cuponVencido(),
];

const escenas = (errorAlCargar: string): Escenas => ({
  cargando: { muestra: 'Cargando la lista…', respuestas: [...base, noResponde(r)] },
  vacia: { muestra: 'No hay cupones', respuestas: [...base, responde(r, pagina([]))] },
  'con-datos': { muestra: 'Cupón Nº 1052', respuestas: [...base, responde(r, pagina(CUPONES, 4, 1, 36))] },
  falla: {
    muestra: errorAlCargar,
    respuestas: [...base, rechaza(r, 500, 'Tuvimos un problema. Probá de nuevo en unos minutos.')],
  },
  'sin-permiso': {
    muestra: 'No tenés permiso para ver esto',
    respuestas: [...base, rechaza(r, 403, 'Tu usuario no puede ver cupones. Comunicate con tu distrito.')],
  },
});

export const escenasDeCuponesDelEjercicio = escenas(mensajes.error_cargar_los_cupones);
export const escenasDeCuponesDeLaCuenta = escenas(mensajes.error_cargar_cupones);
